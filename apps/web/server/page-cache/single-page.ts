import { findMarks, type Mark, NONCE } from './page-marks'
import { type FillablePage, type SlotValues, storeAmong, WISH } from './page-template'

/** A page that is sent and forgotten: filled in as one, which takes half as long as pieces that can be kept. */
export class SinglePage implements FillablePage {
  readonly #page: Buffer
  readonly #marks: readonly Mark[]
  readonly hearts: readonly string[]
  readonly store: string | null

  constructor(page: Buffer, token: string | null, nonce: string | null) {
    this.#page = page
    this.#marks = findMarks(page, token, nonce)
    const choices = this.#marks.filter(({ kind }) => kind === 'no').map(({ name }) => name)
    const hearts = choices.filter((name) => name.startsWith(WISH))
    this.hearts = [...new Set(hearts.map((name) => name.slice(WISH.length)))]
    this.store = storeAmong(choices)
  }

  has(name: string): boolean {
    return this.#marks.some((mark) => mark.kind === 'no' && mark.name === name)
  }

  write(values: SlotValues): Buffer {
    const page = this.#page
    const written: Buffer[] = []
    let from = 0
    /** Whether the other part is taken, of each choice that is open; and how many of them hide what stands here. */
    const choices: boolean[] = []
    let hiding = 0
    for (const { from: at, to, kind, name } of this.#marks) {
      if (hiding === 0 && at > from) written.push(page.subarray(from, at))
      from = to
      if (kind === 'slot') {
        if (hiding === 0) written.push(Buffer.from(name === NONCE ? values.nonce : values.text(name)))
      } else if (kind === 'no') {
        const isYes = values.isYes(name)
        choices.push(isYes)
        if (isYes) hiding += 1
      } else if (kind === 'yes') hiding += choices.at(-1) ? -1 : 1
      else if (!choices.pop()) hiding -= 1
    }
    written.push(page.subarray(from))
    return Buffer.concat(written)
  }
}
