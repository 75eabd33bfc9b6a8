import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { backupDatabase } from '@pasar/db'

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
for (const name of ['uploads', 'claims', 'files', 'applications', 'demo-webhook.key'])
  if (existsSync(path.join(values.data, name)))
    cpSync(path.join(values.data, name), path.join(target, name), { recursive: true })
console.log(`Backup in ${target}: ${(bytes / 1e6).toFixed(1)} MB, ${entries} ledger entries, checked.`)
