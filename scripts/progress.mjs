// How far something is: one line that grows on a terminal, a line per tenth elsewhere.

const WIDTH = 30
const CLEAR = '\r\x1b[K'

export class Progress {
  #label
  #out
  #shown = ''
  #tenth = -1

  constructor(label, out = process.stderr) {
    this.#label = label
    this.#out = out
  }

  /** Shows that so many are done. */
  show(done, total) {
    if (this.#out.isTTY) {
      const full = Math.floor((done / total) * WIDTH)
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
      this.#draw(`${this.#label} ${bar} ${done} of ${total}`)
      return
    }
    const tenth = Math.floor((done / total) * 10)
    if (tenth === this.#tenth) return
    this.#tenth = tenth
    this.#out.write(`${this.#label}: ${done} of ${total}\n`)
  }

  /** Writes what others say above the line. */
  writeAbove(stream, chunk) {
    const line = this.#shown
    this.#draw('')
    stream.write(chunk)
    // What does not end its own line would be written over.
    if (line && String(chunk).endsWith('\n')) this.#draw(line)
  }

  /** Leaves the last line where it is. */
  end() {
    if (this.#shown) this.#out.write('\n')
    this.#shown = ''
  }

  #draw(line) {
    if (this.#out.isTTY && (line || this.#shown)) this.#out.write(CLEAR + line)
    this.#shown = line
  }
}
