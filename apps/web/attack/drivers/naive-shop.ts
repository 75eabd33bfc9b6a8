import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Ask, Said } from './naive-words'

/** As a database elsewhere takes to answer. */
const DATABASE_MS = 50

/**
 * A shop as it is often written: each request reads, decides, and writes what it has decided, with an await in
 * between. Asked by one buyer at a time it is right. It must lose every race.
 */
export class NaiveShop {
  readonly stock = new Map<string, number>()
  readonly coupons = new Map<string, { uses: number; usesPerShopper: number }>()
  readonly orders: { id: string; shopper: string; product: string; quantity: number; code: string }[] = []
  readonly keys = new Map<string, { id: string; body: string }>()
  readonly uses: { code: string; shopper: string }[] = []
  readonly bids = new Map<string, { bidder: string; amount: number }[]>()
  readonly leaders = new Map<string, { bidder: string; amount: number }>()
  readonly refunds: { id: string; amount: number }[] = []

  async place({ shopper, product, quantity, code, key }: Extract<Ask, { type: 'place' }>): Promise<Said> {
    const body = JSON.stringify([product, quantity, code])
    const known = key === '' ? undefined : this.keys.get(key)
    if (known) return known.body === body ? { ok: true, id: known.id } : { ok: false, id: null }
    const left = this.stock.get(product) ?? 0
    const limits = this.coupons.get(code)
    const used = this.uses.filter((use) => use.code === code)
    const own = used.filter((use) => use.shopper === shopper)
    await wait(DATABASE_MS)
    if (left < quantity) return { ok: false, id: null }
    if (code !== '' && (!limits || used.length >= limits.uses || own.length >= limits.usesPerShopper))
      return { ok: false, id: null }
    const id = `order-${this.orders.length + 1}`
    this.stock.set(product, left - quantity)
    if (code !== '') this.uses.push({ code, shopper })
    if (key !== '') this.keys.set(key, { id, body })
    this.orders.push({ id, shopper, product, quantity, code })
    return { ok: true, id }
  }

  async bid({ shopper, auction, amount }: Extract<Ask, { type: 'bid' }>): Promise<Said> {
    const leader = this.leaders.get(auction)
    await wait(DATABASE_MS)
    if (leader && amount <= leader.amount) return { ok: false, id: null }
    const bids = this.bids.get(auction) ?? []
    this.bids.set(auction, [...bids, { bidder: shopper, amount }])
    this.leaders.set(auction, { bidder: shopper, amount })
    return { ok: true, id: `bid-${bids.length + 1}` }
  }

  async refund({ id, amount }: Extract<Ask, { type: 'refund' }>): Promise<Said> {
    const isRefunded = this.refunds.some((refund) => refund.id === id)
    await wait(DATABASE_MS)
    if (isRefunded) return { ok: false, id: null }
    this.refunds.push({ id, amount })
    return { ok: true, id }
  }
}

/** Opens a shop on a port of its own. @param read makes a request of what was sent */
export async function openNaiveShop(shop: NaiveShop, read: (text: string) => Ask) {
  const answer = (ask: Ask): Promise<Said> =>
    ask.type === 'place' ? shop.place(ask) : ask.type === 'bid' ? shop.bid(ask) : shop.refund(ask)
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    response.end(JSON.stringify(await answer(read(text))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: Pick<AddressInfo, 'port'> = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
