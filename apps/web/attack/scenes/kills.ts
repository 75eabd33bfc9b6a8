import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { changeStock, checkSums, readRows, SMALL } from '@pasar/api/testing'
import type { OwnServer } from '../../e2e/testing/own-server'
import { placeOverRest } from '../drivers/pasar-rest'
import { makeBuyers } from '../members'
import { repeat, type Scene, type Stage } from '../scene'
import { readWebhookKey, sendWebhook, succeeded } from '../webhook-signature'

const { kopi } = SMALL.items
const PRODUCT = { itemId: kopi.id, variantId: kopi.variantIds[0] ?? '' }
const BUYERS = 12
const PLENTY = 9_000
const SHORTEST_MS = 150
const SPREAD_MS = 900

interface Promised {
  /** Orders that the market has said are placed, by the key they were sent with. */
  placed: Map<string, string>
  /** Orders whose payment it has said to know of. */
  paid: Set<string>
  /** Keys that were sent when the process ended: nobody knows what became of them. */
  unanswered: { key: string; cookie: string }[]
}

/** Places and pays orders until the server is gone. */
async function buyOn(
  server: OwnServer,
  { dataDir, cookie, webhookKey }: { dataDir: string; cookie: string; webhookKey: string },
  promised: Promised,
): Promise<void> {
  for (;;) {
    const key = randomUUID()
    const { kind, id, detail } = await placeOverRest(server.url, cookie, PRODUCT, { key })
    if (kind === 'broken' || id === null) {
      if (kind === 'refused') throw new Error(`an order was refused: ${detail}`)
      promised.unanswered.push({ key, cookie })
      return
    }
    promised.placed.set(key, id)
    if (Math.random() < 0.5) continue
    const [payment] = await readRows<{ id: string; amount: number }>(
      dataDir,
      'select id, amount_sen as amount from payments where order_id = ?',
      id,
    )
    if (!payment) continue
    const given = await sendWebhook(server, webhookKey, succeeded(payment.id, payment.amount)).catch(
      () => null,
    )
    if (given === null) return
    if (given.status === 200) promised.paid.add(id)
  }
}

async function checkPromises({ dataDir, report }: Stage, { placed, paid }: Promised): Promise<void> {
  const rows = await readRows<{ id: string; key: string; state: string }>(
    dataDir,
    'select id, idempotency_key as key, state from orders',
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lost = [...placed.values()].filter((id) => !byId.has(id))
  report.checkNone(lost, `all ${placed.size} orders that were acknowledged are there`)
  const unpaid = [...paid].filter((id) => byId.get(id)?.state !== 'paid')
  report.checkNone(unpaid, `all ${paid.size} payments that were acknowledged are there`)
  const keys = rows.map(({ key }) => key)
  report.check(new Set(keys).size === keys.length, 'no order is there twice', `${keys.length} orders`)
  report.checkNone(await checkSums(dataDir), 'the books are right')
}

/** Whoever got no answer asks once more, with the same key: one order comes of it. */
async function retry({ server, report, dataDir }: Stage, promised: Promised): Promise<void> {
  for (const { key, cookie } of promised.unanswered.splice(0)) {
    const { id, detail } = await placeOverRest(server.url, cookie, PRODUCT, { key })
    const rows = await readRows<{ id: string }>(
      dataDir,
      'select id from orders where idempotency_key = ?',
      key,
    )
    const isOne = id !== null && rows.length === 1 && rows[0]?.id === id
    report.check(
      isOne,
      'an order that is sent again after the kill is one order',
      `${detail} ${JSON.stringify(rows)}`,
    )
    if (id !== null) promised.placed.set(key, id)
  }
}

/** The process ends at random moments: whatever it has said is so, and nothing is half done. */
export const kills: Scene = {
  name: 'kills',
  run: async (stage) => {
    const { dataDir, isQuick } = stage
    await changeStock(dataDir, PRODUCT.variantId, PLENTY)
    const buyers = await makeBuyers(dataDir, BUYERS)
    const webhookKey = readWebhookKey(dataDir)
    const promised: Promised = { placed: new Map(), paid: new Set(), unanswered: [] }
    await repeat(stage, isQuick ? 6 : 25, async () => {
      const { server } = stage
      const buying = buyers.map(({ cookie }) => buyOn(server, { dataDir, cookie, webhookKey }, promised))
      await wait(SHORTEST_MS + Math.random() * SPREAD_MS)
      await stage.killAndRestart()
      await Promise.all(buying)
      await checkPromises(stage, promised)
      await retry(stage, promised)
    })
    stage.report.check(
      promised.placed.size > 20,
      'orders were placed between the kills',
      `${promised.placed.size}`,
    )
  },
}
