import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

export interface BenchServer {
  url: string
  port: number
  /** Resident memory in bytes. */
  memory(): number
  /** The longest that work waited for its event loop in the last seconds, in milliseconds. */
  longestWait(seconds: number): Promise<number>
  /** The same with that of the processes it has started. */
  memoryOfAll(): number
  /** Milliseconds of its core that it has used, in steps of ten. */
  cpu(): number
  /** The same to the microsecond, for single requests. */
  exactCpu(): number
  stop(): Promise<void>
}

/** Of the kernel's clock, in which it counts. */
const MS_PER_TICK = 10
/** Of what /readyz reports of the event loop. */
const WINDOW_SECONDS = 5
const loopFigures = z.object({ maxPerWindow: z.array(z.number()) })
const START_TIMEOUT_MS = 30_000

/** Others may be measuring at the same time. */
const findFreePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** What the kernel reports of a process; nothing once it has ended. */
const readProcess = (file: string): string => {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}
const residentBytes = (pid: number | string | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readProcess(`${pid}/status`))?.[1] ?? 0) * 1_024

/**
 * The production server on core 0; the load has the other one.
 * @param countsStatements slows every promise of the process: for what is not timed
 * @param cores it may use, as `taskset` names them
 * @param root of another build: its `apps/web`
 * @param profile a folder for what `--cpu-prof` writes when the server ends
 * @param heapMb the heap may grow to this before V8 looks through all of it; by default as `npm start` has it
 */
export async function startServer(
  dataDir: string,
  {
    countsStatements = false,
    port: wanted,
    cores = '0',
    root = path.resolve(import.meta.dirname, '..'),
    profile,
    heapMb,
  }: {
    countsStatements?: boolean
    port?: number
    cores?: string
    root?: string
    profile?: string | undefined
    heapMb?: number
  } = {},
): Promise<BenchServer> {
  const port = wanted ?? (await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    // From the script that started this: as `npm start` has them.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX,
    NODE_OPTIONS: process.env.NODE_OPTIONS,
    PORT: String(port),
    APP_URL: url,
    DATA_DIR: dataDir,
    SERVER_TIMING: countsStatements ? 'on' : 'off',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    ORDER_EXPIRY_MINUTES: '600',
  }
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${path.resolve(profile)}`]
  const heap =
    heapMb === undefined ? [] : [`--initial-old-space-size=${heapMb}`, `--max-old-space-size=${2 * heapMb}`]
  const flags = [...profiling, ...heap]
  const child: ChildProcess = spawn('taskset', ['-c', cores, process.execPath, ...flags, 'server.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) break
    if (Date.now() > deadline) throw new Error('the server did not become ready')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    port,
    memory: () => residentBytes(child.pid),
    longestWait: async (seconds) => {
      const { loop } = z.object({ loop: loopFigures }).parse(await (await fetch(`${url}/readyz`)).json())
      return Math.max(...loop.maxPerWindow.slice(0, 1 + Math.ceil(seconds / WINDOW_SECONDS)))
    },
    memoryOfAll: () => {
      const children = readProcess(`${child.pid}/task/${child.pid}/children`).split(' ').filter(Boolean)
      return [child.pid, ...children].reduce<number>((sum, pid) => sum + residentBytes(pid), 0)
    },
    cpu: () => {
      const [user = 0, system = 0] =
        readFileSync(`/proc/${child.pid}/stat`, 'utf8')
          .split(') ')[1]
          ?.split(' ')
          .slice(11, 13)
          .map(Number) ?? []
      return (user + system) * MS_PER_TICK
    },
    exactCpu: () =>
      readdirSync(`/proc/${child.pid}/task`).reduce(
        (sum, thread) =>
          sum + Number(readProcess(`${child.pid}/task/${thread}/schedstat`).split(' ')[0] ?? 0) / 1e6,
        0,
      ),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}
