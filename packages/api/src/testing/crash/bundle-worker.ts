import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { bundleSources } from '../bundle-sources'

const FOLDER = path.resolve(import.meta.dirname, '../../../node_modules/.cache')
const ENTRY = path.join(import.meta.dirname, 'worker.ts')

let bundle: Promise<string> | null = null

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Removes what runs before this one have left. */
function removeOld(): void {
  mkdirSync(FOLDER, { recursive: true })
  for (const name of readdirSync(FOLDER)) {
    const pid = /^crash-worker-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(path.join(FOLDER, name), { force: true })
  }
}

async function bundleOnce(): Promise<string> {
  removeOld()
  const name = `crash-worker-${process.pid}-${threadId}`
  await bundleSources({ [name]: ENTRY }, FOLDER, { splitting: false })
  return path.join(FOLDER, `${name}.mjs`)
}

/**
 * The worker as one file of JavaScript: compiling it anew took most of the time of each of its lives.
 * @returns the file
 */
export function bundleWorker(): Promise<string> {
  bundle ??= bundleOnce()
  return bundle
}
