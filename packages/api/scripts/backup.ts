import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { BackupFailed } from '../src/platform/operations/backup-failed'
import { draftOf, makeBackup, newBackupFolder } from '../src/platform/operations/backups'
import { readArgs } from './lib/read-args'

// What is made here is for whoever runs the market alone.
process.umask(0o077)

const { values } = readArgs('Usage: npm run backup -- [--data FOLDER] [--to FOLDER]', {
  options: {
    data: { type: 'string', default: process.env.DATA_DIR ?? './data' },
    to: { type: 'string' },
  },
})

const target = values.to ?? newBackupFolder(values.data, new Date())
if (!existsSync(path.join(values.data, 'pasar.db'))) {
  console.error(`There is no database in ${values.data}.`)
  process.exit(1)
}
const draft = draftOf(target)
// A backup that is stopped leaves nothing behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    rmSync(draft, { recursive: true, force: true })
    process.exit(1)
  })
try {
  const { bytes, entries } = await makeBackup(values.data, target)
  console.log(`Backup in ${target}: ${(bytes / 1e6).toFixed(1)} MB, ${entries} ledger entries, checked.`)
} catch (error) {
  console.error(error instanceof BackupFailed ? error.message : error)
  process.exitCode = 1
}
