import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

/** What is typed is not shown to whoever looks at the screen, nor kept by what records it. */
const HIDDEN = /password/

/** What was typed until the line ended; nothing where the input did. */
function answerOf(lines: Interface, question: string): Promise<string> {
  return new Promise((resolve) => {
    const end = () => resolve('')
    lines.once('close', end)
    lines
      .question(question)
      .then(resolve, end)
      .finally(() => lines.off('close', end))
  })
}

async function askPerson(wanted: readonly string[], { input, output }: Terminal): Promise<string[]> {
  let isHidden = false
  const shown = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input, output: shown, terminal: true })
  lines.once('SIGINT', () => process.exit(130))
  const answers: string[] = []
  try {
    for (const name of wanted) {
      const answer = answerOf(lines, `${name}: `)
      isHidden = HIDDEN.test(name)
      answers.push(await answer)
      if (isHidden) output.write('\n')
      isHidden = false
    }
  } finally {
    lines.close()
  }
  return answers
}

/** A line each, from a pipe. */
async function readLines(count: number, { input }: Terminal): Promise<string[]> {
  const lines = createInterface({ input })
  const typed = lines[Symbol.asyncIterator]()
  const answers: string[] = []
  for (let at = 0; at < count; at++) answers.push((await typed.next()).value ?? '')
  lines.close()
  return answers
}

/**
 * Asks for what was not given; what is left out is empty. On a terminal a password is not shown.
 * @param terminal is another one in tests
 */
export async function askFor(
  wanted: readonly string[],
  terminal: Terminal = { input: process.stdin, output: process.stderr },
): Promise<Record<string, string>> {
  if (wanted.length === 0) return {}
  const answers = await (terminal.input.isTTY
    ? askPerson(wanted, terminal)
    : readLines(wanted.length, terminal))
  return Object.fromEntries(wanted.map((name, index) => [name, answers[index] ?? '']))
}
