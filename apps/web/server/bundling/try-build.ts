import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** `NODE_OPTIONS` as in `SERVER_ENV` of `scripts/run.mjs`: V8 takes what it has compiled with the same flags only. */
export const SERVER_FLAGS = '--max-semi-space-size=8'
const START_TIMEOUT_MS = 120_000
/** What programs and their libraries are found by. Nothing of what the market itself is set to: this one opens anywhere. */
const KEPT = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH']

/**
 * Starts a finished build on an empty market, once, so that it keeps what V8 has compiled (`load-build.js`).
 * @param made its folder
 * @throws Error with what the server wrote when it does not start
 */
export async function tryBuild(made: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-build-'))
  const kept = KEPT.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  try {
    const child = spawn(process.execPath, ['server.js', '--try', made], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: {
        ...Object.fromEntries(kept),
        NODE_ENV: 'production',
        NODE_OPTIONS: SERVER_FLAGS,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: START_TIMEOUT_MS,
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += String(chunk)
    })
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (code !== 0) throw new Error(`What was built does not start:\n${said}`)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
