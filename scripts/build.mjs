// Builds the web app when its sources are newer than what was built last.
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ROOT, run } from './run.mjs'

const BUILT = path.join(ROOT, 'apps/web/build/server/index.cjs')
const SOURCES = [
  'apps/web/app',
  'apps/web/server',
  'apps/web/worker',
  'apps/web/public',
  'apps/web/free-port.js',
  'apps/web/vite.config.ts',
  'packages',
  'pnpm-lock.yaml',
]

function newest(file) {
  const stat = statSync(file)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(file)
    .filter((name) => name !== 'node_modules')
    .reduce((latest, name) => Math.max(latest, newest(path.join(file, name))), 0)
}

export async function build() {
  const isFresh =
    existsSync(BUILT) && SOURCES.every((source) => newest(path.join(ROOT, source)) < statSync(BUILT).mtimeMs)
  if (!isFresh) await run('npm', ['--prefix', 'apps/web', 'run', 'build'])
}
