import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A key of 32 bytes, in hexadecimal: made once, stored beside the database, never in it. Whoever comes first
 * makes it, and a process that ends on the way leaves no half of one.
 */
export function readKeyFile(dataDir: string, name: string): string {
  const file = path.join(dataDir, name)
  if (!existsSync(file)) {
    const draft = `${file}.${randomBytes(4).toString('hex')}`
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
    try {
      linkSync(draft, file)
    } catch (error) {
      if (!existsSync(file)) throw error
    } finally {
      unlinkSync(draft)
    }
  }
  return readFileSync(file, 'utf8').trim()
}
