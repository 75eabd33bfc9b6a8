// Installs what package.json asks for, when it is not there yet; with --prod only what runs in production.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { main, ROOT, run } from './run.mjs'

/** pnpm through npx: nothing to install by hand. Newer lines of pnpm need a newer Node. */
const PNPM = 'pnpm@10.34.9'
const STAMP = path.join(ROOT, 'node_modules/.installed-lockfile')

export async function setup({ isProduction = false } = {}) {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) throw new Error(`Pasar needs Node 20 or newer; this is ${process.version}.`)
  const lockfile = readFileSync(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return
  // Where better-sqlite3 has to be compiled, on all cores.
  const JOBS = process.env.JOBS ?? 'max'
  await run('npx', ['-y', PNPM, 'install', '--frozen-lockfile', ...(isProduction ? ['--prod'] : [])], {
    env: { JOBS },
  })
  writeFileSync(STAMP, lockfile)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main(() => setup({ isProduction: process.argv.includes('--prod') }))
