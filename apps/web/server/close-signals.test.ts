import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
let folder = ''
let group = 0
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasar-signals-'))
})
afterEach(() => {
  // What a failed test leaves running.
  try {
    process.kill(-group, 'SIGKILL')
  } catch {}
  rmSync(folder, { recursive: true })
})

/**
 * A server that ends once its input does, started by a script as `npm start` is, in a process group as in a terminal.
 * @param by npm runs the script as it runs that of `npm start`
 */
function start(by: 'script' | 'npm' = 'script') {
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
  const [command, args, cwd] =
    by === 'npm' ? ['npm', ['start', '--silent'], folder] : [process.execPath, [script], ROOT]
  if (by === 'npm') {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
    const same = scripts.start.replace('scripts/start.mjs', script)
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: same } }))
  }
  const started = spawn(command, args, {
    cwd,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  group = started.pid ?? 0
  let said = ''
  started.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const count = (word: string) => said.split('\n').filter((line) => line === word).length
  const hear = (word: string, times = 1) =>
    vi.waitFor(() => expect(count(word)).toBeGreaterThanOrEqual(times), { timeout: 20_000, interval: 10 })
  return { started, hear, pid: group }
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

it('a server ends in order when npm alone is told to end', async () => {
  const { started, hear, pid } = start('npm')
  await hear('open')
  const ended = once(started, 'exit')
  process.kill(pid, 'SIGTERM')
  started.stdin.end()
  await hear('closed')
  expect((await ended)[0]).toBe(0)
}, 60_000)
