import path from 'node:path'
import { openDatabase } from '@pasar/db'
import { openHandle } from '@pasar/db/testing'
import { readConfig } from '../platform/config'
import { findWrongSums } from '../platform/consistency-check'
import type { Context } from '../platform/context'
import { openServices } from '../platform/services'

/** One handle, where `openDatabase` opens two: each reads the whole schema. */
function withHandle<T>(dataDir: string, work: (handle: ReturnType<typeof openHandle>) => T): T {
  const handle = openHandle(path.join(dataDir, 'pasar.db'), true)
  try {
    return work(handle)
  } finally {
    handle.close()
  }
}

/** Does to a market what no command does, beside a server that has the same folder open. */
export async function runSql(dataDir: string, sql: string): Promise<void> {
  withHandle(dataDir, (handle) => handle.exec(sql))
}

/** Rows of a query of a test's own, beside a server that has the same folder open. */
export async function readRows<T>(dataDir: string, sql: string, ...values: unknown[]): Promise<T[]> {
  return withHandle(dataDir, (handle) => handle.prepare(sql).all(...values) as T[])
}

/** Every text in the tables of a market, but for those that an index of words keeps of them. */
export async function readTexts(dataDir: string): Promise<string[]> {
  const tables =
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%fts%'"
  return withHandle(dataDir, (handle) =>
    handle
      .prepare<[], string>(tables)
      .pluck()
      .all()
      .flatMap((name) => handle.prepare<[], unknown[]>(`select * from "${name}"`).raw().all())
      .flat()
      .filter((value) => typeof value === 'string'),
  )
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
  withHandle(dataDir, (handle) => handle.prepare(sql).run(...values))
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
