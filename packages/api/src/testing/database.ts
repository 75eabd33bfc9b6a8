import path from 'node:path'
import { openDatabase } from '@pasar/db'
import { readConfig } from '../platform/config'
import { findWrongSums } from '../platform/consistency-check'
import type { Context } from '../platform/context'
import { openServices } from '../platform/services'

/** Does to a market what no command does, beside a server that has the same folder open. */
export async function runSql(dataDir: string, sql: string): Promise<void> {
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  database.handle.exec(sql)
  await database.close()
}

/** Rows of a query of a test's own, beside a server that has the same folder open. */
export async function readRows<T>(dataDir: string, sql: string, ...values: unknown[]): Promise<T[]> {
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  try {
    return database.handle.prepare(sql).all(...values) as T[]
  } finally {
    await database.close()
  }
}

/** What is wrong in the file and the sums of a market; nothing, whatever has happened to it. */
export async function checkSums(dataDir: string): Promise<string[]> {
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  try {
    return await findWrongSums(database)
  } finally {
    await database.close()
  }
}

/** Changes what a query of a test's own says, beside a server that has the same folder open. */
export async function changeRows(dataDir: string, sql: string, ...values: unknown[]): Promise<void> {
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  database.handle.prepare(sql).run(...values)
  await database.close()
}

/** Runs commands beside a server that has the same folder open. */
export async function withServices<T>(dataDir: string, work: (context: Context) => Promise<T>): Promise<T> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, PORT: '0' })
  const services = openServices(config)
  try {
    return await work(services.context)
  } finally {
    await services.close()
  }
}
