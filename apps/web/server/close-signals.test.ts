import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasar-signals-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A server that ends once its input does, started by a script as `npm start` is, in a process group as in a terminal. */
function start() {
  const module = (name: string) => JSON.stringify(path.join(ROOT, name))
  const server = path.join(folder, 'server.mjs')
  writeFileSync(
    server,
    `const { closeOnSignals } = await import(${module('apps/web/server/close-signals.ts')})
    process.on('SIGINT', () => console.log('heard'))
    closeOnSignals(60_000, async () => {
      process.stdin.resume()
      await new Promise((done) => process.stdin.once('end', done))
      console.log('closed')
    })
    console.log('open')
    setInterval(() => {}, 1_000)`,
  )
  const script = path.join(folder, 'start.mjs')
  writeFileSync(
    script,
    `import { main, run } from ${module('scripts/run.mjs')}
    await main(() => run(process.execPath, ['--import', 'tsx', ${JSON.stringify(server)}]))`,
  )
  const started = spawn(process.execPath, [script], {
    cwd: ROOT,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  let said = ''
  started.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const count = (word: string) => said.split('\n').filter((line) => line === word).length
  const hear = (word: string, times = 1) =>
    vi.waitFor(() => expect(count(word)).toBeGreaterThanOrEqual(times), { timeout: 20_000, interval: 10 })
  return { started, hear, pid: started.pid ?? 0 }
}

it('a server ends in order when Ctrl-C is heard by all and passed on by the script', async () => {
  const { started, hear, pid } = start()
  await hear('open')
  process.kill(-pid, 'SIGINT')
  await hear('heard')
  // As npm does; two that come in the same moment are one.
  process.kill(pid, 'SIGINT')
  await hear('heard', 2)
  const ended = once(started, 'exit')
  started.stdin.end()
  await hear('closed')
  expect(await ended).toEqual([0, null])
}, 60_000)
