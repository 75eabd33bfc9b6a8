import { rmSync } from 'node:fs'
import path from 'node:path'
import { cleanSetting } from '../src/platform/environment/values'
import { BackupFailed } from '../src/platform/operations/backup-failed'
import { draftOf, makeBackup, newBackupFolder } from '../src/platform/operations/backups'
import { describeNoMarket } from '../src/platform/operations/data-folder'
import { describeEarlierVersion } from '../src/platform/operations/earlier-version'
import { readArgs } from './lib/read-args'

// What is made here is for whoever runs the market alone.
process.umask(0o077)

const { values } = readArgs('Usage: npm run backup -- [--data FOLDER] [--to FOLDER]', {
  options: {
    data: { type: 'string', default: cleanSetting(process.env.DATA_DIR) ?? './data' },
    to: { type: 'string' },
  },
})

const dataDir = path.resolve(values.data)
const target = values.to ?? newBackupFolder(dataDir, new Date())
const absence = describeNoMarket(dataDir)
if (absence !== null) {
  console.error(absence)
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
  const { bytes, entries } = await makeBackup(dataDir, target)
  console.log(`Backup in ${target}: ${(bytes / 1e6).toFixed(1)} MB, ${entries} ledger entries, checked.`)
} catch (error) {
  // The books of an earlier version cannot be read by this one.
  const earlier = error instanceof BackupFailed ? null : await describeEarlierVersion(dataDir)
  console.error(error instanceof BackupFailed ? error.message : (earlier ?? error))
  process.exitCode = 1
}
