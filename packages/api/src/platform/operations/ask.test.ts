import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { askFor } from './ask'

/** A terminal, or a pipe, and what is shown on it. */
function makeTerminal({ isTTY = false } = {}) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let shown = ''
  output.on('data', (chunk) => {
    shown += String(chunk)
  })
  return { input: Object.assign(input, { isTTY }), output, shown: () => shown }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('on a terminal a password is not shown, all else is', async () => {
  const terminal = makeTerminal({ isTTY: true })
  const answers = askFor(['email', 'password', 'name'], terminal)
  for (const line of ['aini@pasar.test\r', 'Hunter-2-hunter\r', 'Aini\r']) {
    terminal.input.write(line)
    await turn()
  }
  expect(await answers).toEqual({ email: 'aini@pasar.test', password: 'Hunter-2-hunter', name: 'Aini' })
  expect(terminal.shown()).toMatch(/email: [\s\S]*aini@pasar\.test[\s\S]*password: [\s\S]*name: [\s\S]*Aini/)
  expect(terminal.shown()).not.toMatch(/hunter/i)
})

it('what is left out is empty: at the end of a pipe, and of what is typed', async () => {
  const pipe = makeTerminal()
  pipe.input.end('a@b.test\n')
  expect(await askFor(['email', 'name'], pipe)).toEqual({ email: 'a@b.test', name: '' })
  const terminal = makeTerminal({ isTTY: true })
  const answers = askFor(['email', 'password'], terminal)
  terminal.input.end()
  expect(await answers).toEqual({ email: '', password: '' })
  expect(await askFor([], terminal)).toEqual({})
})
