import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { backupDatabase } from '@pasar/db'
import { tightenMade } from '../src/platform/private-files'

// What is made here is for whoever runs the market alone.
process.umask(0o077)

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.DATA_DIR ?? './data' },
    to: { type: 'string' },
  },
})

const stamp = new Date().toISOString().replace(/[:.]/g, '-')
const target = values.to ?? path.join(values.data, 'backups', stamp)
const source = path.join(values.data, 'pasar.db')
if (!existsSync(source)) {
  console.error(`There is no database in ${values.data}.`)
  process.exit(1)
}
if (existsSync(path.join(target, 'pasar.db'))) {
  console.error(`There is already a backup in ${target}.`)
  process.exit(1)
}
mkdirSync(target, { recursive: true })

// The database first: pictures and files are never changed, so those it names are all there afterwards.
const { bytes, entries } = await backupDatabase(source, path.join(target, 'pasar.db'))
// No key: docs/backup.md describes a restore without each of them.
for (const name of ['uploads', 'claims', 'files', 'applications']) {
  if (!existsSync(path.join(values.data, name))) continue
  cpSync(path.join(values.data, name), path.join(target, name), { recursive: true })
  // Copies have the rights of what was copied.
  tightenMade(path.join(target, name))
}
console.log(`Backup in ${target}: ${(bytes / 1e6).toFixed(1)} MB, ${entries} ledger entries, checked.`)
