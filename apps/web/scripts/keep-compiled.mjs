// The last step of a build: starts the built server once on an empty market, so that it keeps what V8 has compiled.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { main, ROOT, SERVER_ENV } from '../../../scripts/run.mjs'

const START_TIMEOUT_MS = 120_000

await main(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-build-'))
  try {
    const { status, stderr, error } = spawnSync(
      process.execPath,
      [path.join(ROOT, 'apps/web/server.js'), '--keep-compiled'],
      {
        // Nothing of what the market itself is set to: this one opens anywhere.
        env: {
          PATH: process.env.PATH,
          ...SERVER_ENV,
          HOST: '127.0.0.1',
          PORT: '0',
          DATA_DIR: dataDir,
          LOG_LEVEL: 'error',
        },
        encoding: 'utf8',
        timeout: START_TIMEOUT_MS,
      },
    )
    if (error) throw error
    if (status !== 0) throw new Error(`What was built does not start:\n${stderr}`)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
