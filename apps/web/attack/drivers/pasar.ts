import { randomUUID } from 'node:crypto'
import { addAuctions, changeRows, changeStock, checkSums, readRows } from '@pasar/api/testing'
import { send } from '../../e2e/testing/own-requests'
import type { Driver, DriverOptions, Outcome, Stand } from '../driver'
import { makeBuyers } from '../members'
import { openMarket } from '../run-scene'
import { readWebhookKey, sendWebhook, succeeded } from '../webhook-signature'
import { bidOverTrpc, type Product, placeOverRest } from './pasar-rest'

/** No race sees its end. */
const LONG_MS = 30 * 86_400_000

const CARD = { cardNumber: '4242 4242 4242 4242', expiry: '08/34', cvc: '123' }

interface Running {
  url: string
  dataDir: string
  close(): Promise<void>
}

async function findMarket({ url, dataDir }: DriverOptions): Promise<Running> {
  if ((url === undefined) !== (dataDir === undefined))
    throw new Error('--url and --data belong together: the folder shows the outcome of the races.')
  if (url !== undefined && dataDir !== undefined)
    return { url: new URL(url).origin, dataDir, close: async () => {} }
  const market = await openMarket()
  return { url: market.server().url, dataDir: market.dataDir, close: market.close }
}

/** Items that were not raced for yet: of a fixed price, with one variant, digital ones not among them. */
const findProducts = (dataDir: string): Promise<Product[]> =>
  readRows<Product>(
    dataDir,
    `select i.id as itemId, min(v.id) as variantId from items i join item_variants v on v.item_id = i.id
      where i.status = 'active' and i.listing_type = 'Fixed' and i.is_virtual = 0
        and not exists (select 1 from order_lines l where l.item_id = i.id)
      group by i.id having count(*) = 1 order by i.seq desc`,
  )

async function one<T>(dataDir: string, sql: string, ...values: unknown[]): Promise<T> {
  const [row] = await readRows<T>(dataDir, sql, ...values)
  if (row === undefined) throw new Error(`no row: ${sql}`)
  return row
}

/** This market: asked over REST as its own pages do, and read in its database. */
export async function openPasarDriver(options: DriverOptions): Promise<Driver> {
  const { url, dataDir, close } = await findMarket(options)
  return makePasarDriver({ url, dataDir, close })
}

export async function makePasarDriver({ url, dataDir, close }: Running): Promise<Driver> {
  const target = { url, port: Number(new URL(url).port || 80) }
  const free = await findProducts(dataDir)
  const products = new Map<string, Product>()
  const cookies = new Map<string, string>()
  const cookieOf = (shopper: string): string => cookies.get(shopper) ?? ''

  const refund = async (shopper: string, orderId: string): Promise<Outcome> => {
    const { parcelId } = await one<{ parcelId: string }>(
      dataDir,
      'select id as parcelId from parcels where order_id = ?',
      orderId,
    )
    const { status, headers, text } = await send(target, `/edit-order/${orderId}`, {
      form: { intent: 'cancel', parcelId },
      headers: { cookie: cookieOf(shopper) },
    })
    const isGiven = status === 302 && headers.location === `/orders/user/${orderId}`
    const detail = `${status} ${headers.location ?? ''} ${text.slice(0, 200)}`
    return { kind: isGiven ? 'accepted' : status < 500 ? 'refused' : 'broken', id: orderId, detail }
  }

  return {
    name: 'pasar',
    makeShoppers: async (count) => {
      const buyers = await makeBuyers(dataDir, count)
      for (const { id, cookie } of buyers) cookies.set(id, cookie)
      return buyers.map(({ id }) => id)
    },
    makeProduct: async (stock) => {
      const product = free.shift()
      if (!product) throw new Error('every item was raced for: use a larger catalogue')
      await changeStock(dataDir, product.variantId, stock)
      products.set(product.itemId, product)
      return product.itemId
    },
    makeCoupon: async ({ uses, usesPerShopper }) => {
      const code = `RACE${randomUUID().slice(0, 8).toUpperCase()}`
      await changeRows(
        dataDir,
        `insert into coupons (id, code, kind, amount_sen, starts_at, total_uses, uses_per_member, payer, created_at)
          values (?, ?, 'fixed', 100, 1, ?, ?, 'platform', 1)`,
        `cpn_${code.toLowerCase()}`,
        code,
        uses,
        usesPerShopper,
      )
      return code
    },
    makeAuction: async () => {
      const [auction] = await addAuctions(dataDir, [Date.now() + LONG_MS])
      if (!auction) throw new Error('no auction was added')
      return auction.itemId
    },
    place: (shopper, product, purchase) =>
      placeOverRest(
        url,
        cookieOf(shopper),
        products.get(product) ?? { itemId: product, variantId: '' },
        purchase,
      ),
    bid: (shopper, auction, amount) => bidOverTrpc(url, cookieOf(shopper), auction, amount),
    pay: async (shopper, orderId) => {
      const sql = 'select id, amount_sen as amount from payments where order_id = ?'
      const { id, amount } = await one<{ id: string; amount: number }>(dataDir, sql, orderId)
      // The provider must have the money before it can give it back; its events may come twice.
      await send(target, `/pay/${id}`, { form: CARD, headers: { cookie: cookieOf(shopper) } })
      const { status, text } = await sendWebhook(target, readWebhookKey(dataDir), succeeded(id, amount))
      if (status !== 200) throw new Error(`an order was not paid: ${status} ${text}`)
      return amount
    },
    refund,
    standOf: (product) =>
      one<Stand>(
        dataDir,
        `select i.stock, (select count(*) from order_lines l where l.item_id = i.id) as orders
          from items i where i.id = ?`,
        product,
      ),
    usesOf: async (code) => {
      const rows = await readRows<{ userId: string; uses: number }>(
        dataDir,
        `select user_id as userId, count(*) as uses from coupon_uses
          where code = ? and released_at is null group by user_id`,
        code,
      )
      return new Map(rows.map(({ userId, uses }) => [userId, uses]))
    },
    auctionStand: async (auction) => {
      const { leader } = await one<{ leader: string | null }>(
        dataDir,
        'select leader_id as leader from auctions where item_id = ?',
        auction,
      )
      const bids = await readRows<{ bidder: string; amount: number }>(
        dataDir,
        'select bidder_id as bidder, maximum_sen as amount from bids where item_id = ? order by seq',
        auction,
      )
      return { leader, bids }
    },
    refundedOf: async (orderId) =>
      (
        await one<{ sum: number }>(
          dataDir,
          `select coalesce(sum(r.amount_sen), 0) as sum from refunds r join payments p on p.id = r.payment_id
            where p.order_id = ? and r.state <> 'failed'`,
          orderId,
        )
      ).sum,
    checkBooks: () => checkSums(dataDir),
    close,
  }
}
