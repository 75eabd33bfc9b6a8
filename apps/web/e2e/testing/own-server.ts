import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeSmallMarket } from '@pasar/api/testing'
import { SERVER_FLAGS } from '../../server/bundling/try-build'

export interface OwnServer {
  url: string
  port: number
  dataDir: string
  process: ChildProcess
  /** The process's code; null when it was ended by a signal. */
  ended: Promise<number | null>
  /** A line of /proc/<pid>/status, in bytes: VmRSS for now, VmHWM for the most there ever was. */
  memory(line: 'VmRSS' | 'VmHWM'): number
  /** All it has written so far. */
  readOutput(): string
  /** The errors it has logged since this was asked last. */
  takeErrors(): string[]
  /** How it ended without being asked to, with the last it has written; null while it runs. */
  whyEnded(): string | null
}

const LAST_WORDS = 2_000
/** How the log begins a line about what should not have happened. */
const ERROR_LINE = '{"level":50,'

/** Below those that systems give to connections of their own: no client can have it while its server is started again. */
const PORTS = { first: 11_000, perWorker: 3_000 }
let tried = Math.floor(Math.random() * PORTS.perWorker)

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A port that nobody listens on; workers of one run look for theirs in different places. */
async function findPort(): Promise<number> {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 2) % 7
  for (;;) {
    tried += 1
    const port = PORTS.first + worker * PORTS.perWorker + (tried % PORTS.perWorker)
    if (await isFree(port)) return port
  }
}

const WEB = path.resolve(import.meta.dirname, '../..')
const START_TIMEOUT_MS = 60_000

interface ServerOptions {
  /** Set on top of what every server of a test gets. */
  env?: Record<string, string>
  /** Where it is started: it must not depend on that. */
  cwd?: string
  /** As the one before it had, for a server that is started again. */
  port?: number
  /** A free port may be taken by someone else before the server has it: then another one is tried. */
  tries?: number
}

/** The built server on a folder; the caller ends it. */
export async function openServer(
  dataDir: string,
  { env = {}, cwd = WEB, tries = 3, port: wanted }: ServerOptions = {},
): Promise<OwnServer> {
  const port = wanted ?? (await findPort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [path.join(WEB, 'server.js')], {
    cwd,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      // With it the server takes what its build has compiled, as in production.
      NODE_OPTIONS: SERVER_FLAGS,
      PORT: String(port),
      APP_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // All tests come from one address. guards.js-only.spec.ts has servers with limits.
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const [stream, own] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk)
      // What a test asked to be logged is for the test to read.
      if (env.LOG_LEVEL === undefined) own.write(chunk)
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok || child.exitCode !== null) {
    if (child.exitCode !== null && tries > 1)
      return openServer(dataDir, { env, cwd, tries: tries - 1, ...(wanted === undefined ? {} : { port }) })
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`the server did not become ready: ${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const memory = (line: string): number => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1_024
  }
  let read = 0
  const takeErrors = (): string[] => {
    const lines = output.slice(read).split('\n')
    // The last line may not be there whole.
    read = output.length - (lines.pop()?.length ?? 0)
    return lines.filter((line) => line.startsWith(ERROR_LINE))
  }
  const whyEnded = (): string | null =>
    (child.exitCode === null && child.signalCode === null) || child.killed
      ? null
      : `the server ended (code ${child.exitCode}, signal ${child.signalCode}): ${output.slice(-LAST_WORDS)}`
  return { url, port, dataDir, process: child, ended, memory, readOutput: () => output, takeErrors, whyEnded }
}

/** Servers whose tests are over, while their pages may still be open. */
const over: string[] = []

/** Whether an address was answered by a server that its test has ended. */
export const wasEnded = (address: string): boolean => over.some((url) => address.startsWith(`${url}/`))

/** Runs a test on a server of its own that has the small market by default; both are gone afterwards. */
export async function withOwnServer(
  work: (server: OwnServer) => Promise<void>,
  env: Record<string, string> = {},
  fill: (dataDir: string) => Promise<unknown> = makeSmallMarket,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pasar-own-'))
  try {
    await fill(dataDir)
    const server = await openServer(dataDir, { env })
    try {
      await work(server)
    } finally {
      over.push(server.url)
      server.process.kill('SIGKILL')
      await server.ended
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
