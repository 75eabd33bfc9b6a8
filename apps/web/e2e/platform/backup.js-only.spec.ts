import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { changeRows, checkSums, readRows, SMALL } from '@pasar/api/testing'
import {
  ask,
  expect,
  isPlaced,
  LOAD_TIMEOUT_MS,
  readOrder,
  registerBuyers,
  startLoad,
  test,
  UNDER_WAY,
} from '../testing/load'
import { openServer, withOwnServer } from '../testing/own-server'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const BACKUP = path.join(ROOT, 'packages/api/scripts/backup.ts')
const run = promisify(execFile)
const { virtual } = SMALL.items

test.describe.configure({ timeout: LOAD_TIMEOUT_MS })

test('a backup made while people buy is whole, and a market opens from it', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'pasar-restore-'))
  const [backup, restored] = [path.join(place, 'backup'), path.join(place, 'data')]
  try {
    await withOwnServer(async ({ url, dataDir }) => {
      // A quick machine sells the 500 pieces of the small market before the backup is made.
      await changeRows(
        dataDir,
        'update item_variants set stock = 1000000 where id = ?',
        virtual.variantIds[0],
      )
      const cookies = await registerBuyers({ dataDir }, 6)
      const form = `/checkout/${virtual.variantIds[0] ?? ''}`
      const orders = await Promise.all(
        cookies.map((cookie) => readOrder(url, cookie, form, { idempotencyKey: '{key}' })),
      )
      const traffic = await startLoad(url, orders, true)
      await expect.poll(() => traffic.answers.filter(isPlaced).length, UNDER_WAY).toBeGreaterThan(20)
      const before = traffic.answers.filter(isPlaced).map(({ location }) => location.replace('/pay/', ''))
      await run('node', ['--import', 'tsx', BACKUP, '--data', dataDir, '--to', backup], { cwd: ROOT })
      const during = traffic.answers.filter(isPlaced).length
      await expect.poll(() => traffic.answers.filter(isPlaced).length, UNDER_WAY).toBeGreaterThan(during)
      for (const { status, text } of await traffic.stop())
        expect(status, /role="alert".{0,400}/.exec(text)?.[0] ?? text.slice(0, 200)).toBe(302)

      // As docs/backup.md says: the backup takes the place of the data.
      await cp(backup, restored, { recursive: true })
      expect(await checkSums(restored)).toEqual([])
      const payments = await readRows<{ id: string }>(restored, 'select id from payments')
      const kept = new Set(payments.map(({ id }) => id))
      for (const id of before) expect(kept).toContain(id)
      expect(kept.size).toBeLessThan((await readRows(dataDir, 'select id from payments')).length)

      const second = await openServer(restored)
      try {
        const [cookie = ''] = cookies
        const { text } = await ask(second.url, { path: '/orders/user', cookie })
        const mine = /href="(\/orders\/user\/ord_\w+)"/.exec(text)?.[1] ?? ''
        const order = await ask(second.url, { path: mine, cookie })
        expect(order.status).toBe(200)
        expect(order.text).toContain(virtual.title)
        expect(isPlaced(await ask(second.url, await readOrder(second.url, cookie, form)))).toBe(true)
      } finally {
        second.process.kill('SIGTERM')
        expect(await second.ended).toBe(0)
      }
      expect(await checkSums(restored)).toEqual([])
    })
  } finally {
    await rm(place, { recursive: true, force: true })
  }
})
