import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** Bundled by `playwright.config.ts`: from its sources each run took five seconds of the processor. */
const ADMIN = path.resolve(import.meta.dirname, '../../node_modules/.cache/pasar-tests/admin.mjs')
const run = promisify(execFile)

/** What `npm run admin --` does, beside a server that has the folder open; @returns what it printed. */
export async function runAdmin(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [ADMIN, ...args, '--data', dataDir])
  return stdout
}
