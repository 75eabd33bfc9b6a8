import { createHash, randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '../migrations/migrate'
import { seedSmall } from '../seed/small'
import { type OpenDatabase, openDatabase } from '../sqlite/open'

export { openHandle } from '../sqlite/driver'
export { AUDIT, auditRoots } from './audit-roots'
export { demoOptions } from './demo-options'

/** `SMALL.password` hashed once with Argon2id, so that a test need not wait for it. */
const SMALL_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$EUO4D8SJT6IN5wLJdEz/DQ$aVZl+/WSkBbtZV7RvSeM7T2od/15/HBYLQdYekPZm04'

const DEFAULT_NOW = Date.UTC(2026, 10, 21, 4)

export interface TestDatabaseOptions {
  seed: 'small' | 'empty'
  /** The moment the seed is written for, in epoch milliseconds. */
  now?: number
  observe?: (sql: string) => void
  onListenerError?: (error: unknown) => void
}

export interface TestDatabase {
  database: OpenDatabase
  /** The file, in a folder of its own. */
  file: string
  /** Closes the database and removes its folder. */
  dispose(): Promise<void>
}

/**
 * A database of its own for a test: a copy of a template that is made once per machine and anew when the
 * sources it comes from change.
 */
export async function makeTestDatabase({
  seed,
  now,
  ...options
}: TestDatabaseOptions): Promise<TestDatabase> {
  const template = await findTemplate(seed, now ?? DEFAULT_NOW)
  const folder = mkdtempSync(path.join(tmpdir(), 'pasar-test-'))
  const file = path.join(folder, 'pasar.db')
  copyFileSync(template, file)
  const database = openDatabase(file, options)
  return {
    database,
    file,
    dispose: async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Puts a copy of a template where a server of a test will open it. */
export async function copyTemplate(
  target: string,
  { seed, now }: Pick<TestDatabaseOptions, 'seed' | 'now'>,
): Promise<void> {
  copyFileSync(await findTemplate(seed, now ?? DEFAULT_NOW), target)
}

async function findTemplate(seed: TestDatabaseOptions['seed'], now: number): Promise<string> {
  const folder = path.join(tmpdir(), 'pasar-templates')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${seed}-${now}-${hashSources()}.db`)
  if (existsSync(file)) return file
  // Several processes may make it at once: each writes its own, and the rename decides.
  const draft = path.join(folder, `draft-${randomUUID()}.db`)
  const database = openDatabase(draft)
  migrate(database, now)
  if (seed === 'small') seedSmall(database, { now, passwordHash: SMALL_PASSWORD_HASH })
  await database.close()
  renameSync(draft, file)
  return file
}

let sourcesHash: string | null = null

/** A digest of the sources a template is made from. */
function hashSources(): string {
  if (sourcesHash !== null) return sourcesHash
  const hash = createHash('sha256')
  for (const folder of [
    path.resolve(import.meta.dirname, '../../../domain/src'),
    path.resolve(import.meta.dirname, '..'),
  ])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.test)\.ts$/.test(name)) hash.update(readFileSync(path.join(folder, name)))
  sourcesHash = hash.digest('hex').slice(0, 16)
  return sourcesHash
}
