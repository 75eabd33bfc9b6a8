import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { migrate, type OpenDatabase, openDatabase } from '@pasar/db'
import { hasMembers } from '@pasar/db/seed'

const databaseOf = (dataDir: string): string => path.join(dataDir, 'pasar.db')

function openFile(file: string, now: number): OpenDatabase {
  const database = openDatabase(file)
  migrate(database, now)
  return database
}

/** Opens the database of a folder and brings it up to date. */
export const openMarket = (dataDir: string, now: number): OpenDatabase => openFile(databaseOf(dataDir), now)

/** @throws Error when the folder holds a marketplace with members: nothing of theirs is ever written over */
export async function refuseFilled(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const file = databaseOf(dataDir)
  if (!existsSync(file)) return
  const database = openMarket(dataDir, Date.now())
  const isFilled = hasMembers(database)
  await database.close()
  if (isFilled)
    throw new Error(`There is already a marketplace in ${dataDir}. Name another folder, or remove this one.`)
}

/**
 * Fills a folder's database. A new one is made under another name and gets its own when it is whole, so
 * that whoever finds `pasar.db` finds all of it.
 */
export async function fillDatabase<T>(
  dataDir: string,
  now: number,
  fill: (database: OpenDatabase) => T,
): Promise<T> {
  const file = databaseOf(dataDir)
  if (existsSync(file)) return fillFile(file, now, fill)
  const draft = `${file}.draft`
  for (const leftover of [draft, `${draft}-wal`, `${draft}-shm`]) await rm(leftover, { force: true })
  const result = await fillFile(draft, now, fill)
  await rename(draft, file)
  return result
}

async function fillFile<T>(file: string, now: number, fill: (database: OpenDatabase) => T): Promise<T> {
  const database = openFile(file, now)
  try {
    return fill(database)
  } finally {
    await database.close()
  }
}
