import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { verifyAuditChain } from '@pasar/db'
import { GOODS, seedDemo } from '@pasar/db/seed'
import { demoOptions } from '@pasar/db/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openVault } from '../../accounts/internal/vault'
import { readConfig } from '../../platform/config'
import { openServices, type Services } from '../../platform/services'
import { fillDatabase } from '../files'
import { playActivity } from '.'

const NOW = Date.UTC(2026, 10, 21, 4)

let folder: string
let services: Services
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasar-activity-'))
  const { seal } = openVault(folder)
  await fillDatabase(folder, NOW, (database) =>
    seedDemo(database, { ...demoOptions(NOW), files: GOODS.map(() => []), seal }),
  )
  await playActivity(folder, NOW, {})
  services = openServices(
    readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, PORT: '0' }),
    {
      now: () => NOW,
    },
  )
})
afterAll(async () => {
  await services.close()
  rmSync(folder, { recursive: true, force: true })
})

const count = (from: string): unknown =>
  services.database.handle.prepare(`select count(*) from ${from}`).pluck().get()

it('leaves work for those who run the market', () => {
  expect(count("seller_applications where state = 'pending'")).toBeGreaterThanOrEqual(4)
  expect(count('application_questions')).toBe(1)
  expect(count("affiliate_applications where state = 'pending'")).toBe(2)
  expect(count('reports')).toBeGreaterThanOrEqual(3)
  expect(count("chat_messages where state = 'pending' and held_for <> ''")).toBeGreaterThanOrEqual(2)
  expect(count("blog_comments where state = 'held'")).toBe(1)
  expect(count('inbox_messages')).toBe(5)
  expect(count('job_applications')).toBe(1)
  expect(count("counted_days where name like 'ref:%'")).toBeGreaterThan(5)
})

it('happened before the market is opened, and in order', async () => {
  expect(count(`seller_applications where created_at > ${NOW}`)).toBe(0)
  expect(count(`mails where created_at > ${NOW}`)).toBe(0)
  expect(count('audit_log')).toBeGreaterThanOrEqual(2)
  expect((await verifyAuditChain(services.database.read)).broken).toBeNull()
})
