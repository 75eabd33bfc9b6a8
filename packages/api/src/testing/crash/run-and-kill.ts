import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { bundleWorker } from './bundle-worker'

const ROOT = path.resolve(import.meta.dirname, '../../../../..')

/** Runs the worker and kills it, as a power cut would, some time after it began. Answers with what it had promised. */
export async function runAndKill(
  dataDir: string,
  mode: string,
  afterMs: number,
  env: Record<string, string> = {},
): Promise<string[]> {
  const worker = spawn(process.execPath, [await bundleWorker(), mode, dataDir], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  let timer: NodeJS.Timeout | undefined
  createInterface({ input: worker.stdout }).on('line', (line) => {
    if (line === 'ready') timer = setTimeout(() => worker.kill('SIGKILL'), afterMs)
    else lines.push(line)
  })
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    worker.once('close', (...ended) => resolve(ended)),
  )
  clearTimeout(timer)
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`the worker ended by itself with code ${code}`)
  return lines
}
