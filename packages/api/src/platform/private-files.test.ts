import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from './config'
import { tightenMade } from './private-files'
import { openServices } from './services'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const SCRIPTS = path.join(ROOT, 'packages/api/scripts')
const run = promisify(execFile)

let place = ''
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'pasar-private-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const modeOf = (file: string): string => (lstatSync(file).mode & 0o777).toString(8)

/** Everything in a folder, itself too, that is not as its owner alone should have it. */
function findLoose(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return ['.', ...names].flatMap((name) => {
    const file = path.join(folder, name)
    const wanted = lstatSync(file).isDirectory() ? '700' : '600'
    return lstatSync(file).isSymbolicLink() || modeOf(file) === wanted ? [] : [`${name} ${modeOf(file)}`]
  })
}

/** As earlier versions left it, with the usual umask. */
function makeLoose(file: string, text?: string): void {
  if (text === undefined) mkdirSync(file, { recursive: true })
  else writeFileSync(file, text)
  chmodSync(file, text === undefined ? 0o755 : 0o644)
}

const open = (dataDir: string) =>
  openServices(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, PORT: '0' }))

describe('opening a market', () => {
  it('takes from others what earlier versions let them read', async () => {
    const dataDir = path.join(place, 'data')
    const elsewhere = path.join(place, 'elsewhere')
    await open(dataDir).close()
    makeLoose(elsewhere, 'not ours')
    for (const folder of ['', 'uploads', 'backups', 'backups/2026', 'claims'])
      makeLoose(path.join(dataDir, folder))
    for (const name of ['uploads/a-320.webp', 'backups/2026/pasar.db', 'claims/b.webp', 'outbox/1.eml'])
      makeLoose(path.join(dataDir, name), 'x')
    symlinkSync(elsewhere, path.join(dataDir, 'uploads/link'))
    const services = open(dataDir)
    expect(findLoose(dataDir)).toEqual([])
    expect(readdirSync(dataDir)).toContain('pasar.db')
    expect(modeOf(elsewhere)).toBe('644')
    await services.close()

    // What was put there since, as by a copy.
    makeLoose(path.join(dataDir, 'files'))
    makeLoose(path.join(dataDir, 'files/c'), 'x')
    await open(dataDir).close()
    expect(findLoose(dataDir)).toEqual([])
  })
})

it('a folder that was copied is tightened to the last file', () => {
  mkdirSync(path.join(place, 'copy/inner'), { recursive: true, mode: 0o700 })
  makeLoose(path.join(place, 'copy/inner/file'), 'x')
  expect(tightenMade(path.join(place, 'copy'))).toEqual([])
  expect(findLoose(path.join(place, 'copy'))).toEqual([])
})

describe('whatever process', () => {
  const entries = [
    ...readdirSync(SCRIPTS)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(SCRIPTS, name)),
    path.join(ROOT, 'apps/web/server.js'),
  ]
  it.each(entries.map((file) => [path.relative(ROOT, file), file]))(
    '%s sets its umask first',
    (_name, file) => {
      const [beforeIt, afterIt] = readFileSync(file, 'utf8').split('process.umask(0o077)')
      expect(afterIt).toBeDefined()
      const statements = (beforeIt ?? '')
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*|import [\s\S]*?from '[^']*'/g, '')
        .trim()
      expect(statements).toBe('')
    },
  )

  it('makes files for its own user: a seed, a backup, and what a backup copies', {
    timeout: 120_000,
  }, async () => {
    const [dataDir, backup] = [path.join(place, 'data'), path.join(place, 'backup')]
    const script = (name: string, ...args: string[]) =>
      run(
        'sh',
        [
          '-c',
          'umask 022 && exec "$@"',
          'sh',
          process.execPath,
          '--import',
          'tsx',
          path.join(SCRIPTS, `${name}.ts`),
          ...args,
        ],
        { cwd: ROOT },
      )
    await script('seed', '--small', '--data', dataDir)
    expect(findLoose(dataDir)).toEqual([])
    await open(dataDir).close()
    const keys = readdirSync(dataDir).filter((name) => name.endsWith('.key'))
    expect(keys.length).toBeGreaterThan(3)
    makeLoose(path.join(dataDir, 'uploads/loose.webp'), 'x')

    await script('backup', '--data', dataDir, '--to', backup)
    expect(findLoose(backup)).toEqual([])
    expect(existsSync(path.join(backup, 'uploads/loose.webp'))).toBe(true)
    const names = readdirSync(backup, { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => name.includes('.key'))).toEqual([])
    const given = readFileSync(path.join(ROOT, 'docs/backup.md'), 'utf8')
    for (const key of keys) expect(given).toContain(`\`${key}\``)
  })
})
