import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AUDIT, auditRoots, copyTemplate } from '@pasar/db/testing'
import { readConfig } from '../platform/config'
import { openServices, type Services } from '../platform/services'

export interface TestServices extends Services {
  /** The clock: set it, or move it on. Epoch milliseconds. */
  clock: { now: number }
  /** Statements since the test began. */
  statements: string[]
  dispose(): Promise<void>
}

/**
 * Real services on a copy of the small marketplace, with a clock of their own. A command that changes a row which it
 * did not say it needs for itself fails.
 */
export async function openTestServices(env: Record<string, string> = {}): Promise<TestServices> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-api-'))
  await copyTemplate(path.join(dataDir, 'pasar.db'), { seed: 'small' })
  const clock = { now: Date.UTC(2026, 10, 21, 4) }
  const statements: string[] = []
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DATA_DIR: dataDir,
    PORT: '0',
    ...env,
  })
  const services = openServices(config, {
    now: () => clock.now,
    observe: (sql) => {
      if (!sql.startsWith(AUDIT)) statements.push(sql)
    },
    // Nothing listens here: a webhook of the demonstration provider is lost, unless a test says otherwise.
    loopback: () => 'http://127.0.0.1:9',
  })
  Object.assign(services.context, {
    transact: auditRoots(services.context.transact, services.database.handle),
  })
  return {
    ...services,
    clock,
    statements,
    dispose: async () => {
      await services.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
