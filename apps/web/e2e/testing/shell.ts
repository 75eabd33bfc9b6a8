import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const run = promisify(execFile)

/** What `npm run admin --` does, beside a server that has the folder open; @returns what it printed. */
export async function runAdmin(dataDir: string, ...args: string[]): Promise<string> {
  const script = path.join(ROOT, 'packages/api/scripts/admin.ts')
  const { stdout } = await run(path.join(ROOT, 'node_modules/.bin/tsx'), [script, ...args, '--data', dataDir])
  return stdout
}
