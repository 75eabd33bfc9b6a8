import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'
import { PROCESS_BYTES } from './limits'
import { DECODE_REFUSALS, FILES_APART, HASHES, type Shape, writeShape } from './process-protocol'

const answerSchema = z.union([
  z.object({
    made: z.object({
      key: z.string(),
      width: z.number(),
      height: z.number(),
      blur: z.string(),
      hash: z.string(),
    }),
    failedAvifs: z.array(z.object({ width: z.number(), reason: z.string() })),
  }),
  z.object({ refused: z.enum(DECODE_REFUSALS), limit: z.number().nullable() }),
])
export type ProcessAnswer = z.infer<typeof answerSchema>

const hashesSchema = z.array(z.string().nullable())

/** How a process that gave no answer ended. */
export class ProcessFailed extends Error {}

/** Somebody ended it: the system that stops or restarts the server, or whoever runs it. The picture may be all right. */
export class ProcessStopped extends ProcessFailed {}

/** Limits of memory and time, and crashes, end a process by others. */
const FROM_OUTSIDE: readonly unknown[] = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** A picture takes a second or two; this is for files that keep a decoder busy for ever. */
const CPU_SECONDS = 20
/** A busy machine lets it wait. */
const TIMEOUT_MS = 60_000

/** Set by `vitest.config.ts` only: a file that is built once for all tests. */
declare const __PICTURE_PROCESS__: string | undefined
const BUILT = typeof __PICTURE_PROCESS__ === 'undefined' ? null : __PICTURE_PROCESS__

// Bundled it is beside the server (`bundle-picture-process.ts`); in development tsx compiles the source.
const isSource = BUILT === null && new URL(import.meta.url).pathname.endsWith('.ts')
const ENTRY =
  BUILT ?? fileURLToPath(new URL(isSource ? './process.ts' : './picture-process.js', import.meta.url))

/** What the compiler takes of the memory. */
const COMPILER_BYTES = isSource ? 60_000_000 : 0

const nodeArguments = (entry: string): string[] => [
  // Threads and space for garbage that a process of a second has no use for.
  '--v8-pool-size=0',
  '--max-semi-space-size=1',
  // It computes nothing in JavaScript that would be worth compiling.
  '--max-lazy',
  '--no-opt',
  ...(entry.endsWith('.ts')
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : []),
]

/** Nothing of the server's: no settings, no secrets. */
const ENV = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' } as const

/** Pages go first, from the start of the process on. Tests do not wait for others' tests. */
const START = import.meta.url.endsWith('.ts')
  ? 'exec "$@"'
  : 'if command -v nice >/dev/null; then exec nice -n 10 "$@"; else exec "$@"; fi'

/** The shell bounds memory and time, which Node cannot, and then becomes Node. */
const confine = (bytes: number): string =>
  `ulimit -c 0; ulimit -d ${Math.floor(bytes / 1024)}; ulimit -t ${CPU_SECONDS}; ${START}`

/** What is run, and within which bounds; tests have others. */
export interface ProcessOptions {
  entry?: string
  bytes?: number
  timeoutMs?: number
}

/**
 * Has a process of its own decode a picture and write its files, named by the key.
 * @throws ProcessFailed when it ended, or was ended, without an answer
 */
export const runPictureProcess = (
  source: Buffer,
  shape: Shape,
  dir: string,
  key: string,
  options?: ProcessOptions,
): Promise<ProcessAnswer> => run(source, [writeShape(shape), dir, key], answerSchema, options)

/**
 * Has such a process say how these files look; null for one that is not there, or is no picture.
 * @throws ProcessFailed
 */
export async function runHashProcess(
  files: readonly string[],
  options?: ProcessOptions,
): Promise<(string | null)[]> {
  const hashes = await run(Buffer.from(files.join(FILES_APART)), [HASHES, '', ''], hashesSchema, options)
  if (hashes.length !== files.length) throw new ProcessFailed('The process of a picture left some out')
  return hashes
}

function run<Answer>(
  source: Buffer,
  given: readonly string[],
  schema: z.ZodType<Answer>,
  { entry = ENTRY, bytes = PROCESS_BYTES, timeoutMs = TIMEOUT_MS }: ProcessOptions = {},
): Promise<Answer> {
  const command = [process.execPath, ...nodeArguments(entry), entry, ...given, String(source.length)]
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', confine(bytes + COMPILER_BYTES), 'sh', ...command], {
      env: ENV,
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      const answer = code === 0 ? readAnswer(Buffer.concat(output).toString(), schema) : null
      const Failure = FROM_OUTSIDE.includes(signal) ? ProcessStopped : ProcessFailed
      if (answer) resolve(answer)
      else reject(new Failure(`The process of a picture ended with ${signal ?? `code ${code}`}`))
    })
    // A process that has died accepts no more; its exit is handled above.
    child.stdin.on('error', () => {})
    // It gets the length of the file first, and exits when the pipe closes: a server that dies leaves none behind.
    child.stdin.write(source)
  })
}

function readAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Answer | null {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
