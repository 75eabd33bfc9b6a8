import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The key that signs the demonstration provider's webhooks: made once, kept beside the database, never in it. */
export function readWebhookKey(dataDir: string): string {
  const file = path.join(dataDir, 'demo-webhook.key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}
