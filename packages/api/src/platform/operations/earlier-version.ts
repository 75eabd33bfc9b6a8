import path from 'node:path'
import { missingMigrations, openDatabase } from '@pasar/db'

/**
 * A sentence for whoever runs a command on the data of an earlier version, null where it is of this one. Migrating it is for the shop alone:
 * one of the earlier version that is open would fail over it.
 */
export async function describeEarlierVersion(dataDir: string): Promise<string | null> {
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  try {
    const missing = missingMigrations(database)
    if (missing.length === 0) return null
    const [first] = missing
    const others = missing.length > 1 ? ` and ${missing.length - 1} after it are` : ' is'
    return `The database in ${dataDir} is of an earlier version: ${first?.name}${others} missing. Open the shop with this version once, then try again.`
  } finally {
    await database.close()
  }
}
