import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { hours } from '@pasar/domain'
import type { Context } from '../context'
import { BackupFailed } from './backup-failed'
import { draftOf, newBackupFolder } from './backups'

const SCRIPT = 'packages/api/scripts/backup.ts'

/** Of the largest market; one that takes longer hangs, such as on a disk that does not answer. */
const TIME_LIMIT = hours(2)

/** The folder of the project, above this file or the bundle that holds it. @throws Error where the sources are not there */
function findRoot(folder = path.dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(path.join(folder, SCRIPT))) return folder
  const above = path.dirname(folder)
  if (above === folder) throw new BackupFailed('The sources are not there: make backups with npm run backup.')
  return findRoot(above)
}

/**
 * Makes a backup in a process of its own: proving a large one would hold up every page. Of one that does not end well, or
 * is stopped, nothing is left.
 * @param script is another one in tests
 * @throws BackupFailed
 */
export async function runBackup(
  ctx: Context,
  signal: AbortSignal,
  { script = SCRIPT, timeLimit = TIME_LIMIT }: { script?: string; timeLimit?: number } = {},
): Promise<void> {
  const root = findRoot()
  const tsx = pathToFileURL(createRequire(path.join(root, 'package.json')).resolve('tsx')).href
  const target = newBackupFolder(ctx.config.dataDir, new Date())
  const draft = draftOf(target)
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn(
        process.execPath,
        ['--import', tsx, script, '--data', path.resolve(ctx.config.dataDir), '--to', target],
        {
          cwd: root,
          // Nothing of the server's: no settings, no secrets.
          env: { NODE_ENV: 'production' },
          stdio: ['ignore', 'ignore', 'pipe'],
          signal,
          timeout: timeLimit,
          killSignal: 'SIGKILL',
        },
      )
      let complaint = ''
      child.stderr?.on('data', (bytes: Buffer) => {
        complaint = `${complaint}${bytes.toString()}`.slice(0, 2_000)
      })
      child.once('error', (error) => {
        // One that is being stopped has not ended yet, and may still write.
        if (child.pid === undefined) reject(error)
      })
      child.once('exit', (code, ended) => {
        if (code === 0) resolve()
        else reject(new BackupFailed(complaint.trim() || `It ended with ${ended ?? `code ${code}`}.`))
      })
    })
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}
