import { randomUUID } from 'node:crypto'
import { addCatalogue } from '@pasar/api/demo'
import { changeRows, checkSums, makeSmallMarket, readRows } from '@pasar/api/testing'
import {
  type Answer,
  type Ask,
  expect,
  LOAD_TIMEOUT_MS,
  registerBuyers,
  sendInParallel,
  test,
} from '../testing/load'
import { withOwnServer } from '../testing/own-server'

const BUYERS = 50
/** Wanted at the same time, each by all buyers: a thousand orders under way. */
const ITEMS_AT_ONCE = 20
/** One such burst, and ten with `npm run test:all`. */
const ITEMS = process.env.NIGHTLY === '1' ? 10 * ITEMS_AT_ONCE : ITEMS_AT_ONCE

const ADDRESS = {
  fullName: 'Siti Aminah',
  phone: '0123456789',
  line1: '1, Jalan Ampang',
  city: 'Kuala Lumpur',
  postcode: '50450',
  stateCode: 'kul',
  country: 'MY',
}

interface Piece {
  itemId: string
  variantId: string
}

const wish = (piece: Piece, cookie: string): Ask => ({
  path: '/api/orders',
  cookie,
  headers: { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() },
  json: { items: [{ ...piece, quantity: 1 }], address: ADDRESS },
})

async function leaveOneEach(dataDir: string): Promise<Piece[]> {
  await changeRows(dataDir, 'update item_variants set stock = 1 where stock <> 1')
  return readRows<Piece>(
    dataDir,
    `select i.id as itemId, min(v.id) as variantId from items i join item_variants v on v.item_id = i.id
      where i.status = 'active' and i.listing_type = 'Fixed' group by i.id order by i.seq desc limit ?`,
    ITEMS,
  )
}

/** @returns what is wrong with how the last piece went */
function judge({ variantId }: Piece, answers: readonly Answer[]): string[] {
  const placed = answers.filter(({ status }) => status === 201).length
  const strange = answers.filter(
    ({ status, text }) => status !== 201 && !(status === 400 && text.includes('"INSUFFICIENT_STOCK"')),
  )
  return [
    ...(placed === 1 ? [] : [`${variantId}: ${placed} orders`]),
    ...strange.map(({ status, text }) => `${variantId}: ${status} ${text.slice(0, 200)}`),
  ]
}

test(`the last piece of each of ${ITEMS} items, wanted by ${BUYERS} buyers at once, is sold once`, async () => {
  test.setTimeout(LOAD_TIMEOUT_MS)
  const fill = async (dataDir: string) => {
    await makeSmallMarket(dataDir)
    await addCatalogue(dataDir, ITEMS, { now: Date.now() })
  }
  await withOwnServer(
    async ({ url, dataDir }) => {
      const buyers = await registerBuyers({ dataDir }, BUYERS)
      const pieces = await leaveOneEach(dataDir)
      expect(pieces).toHaveLength(ITEMS)
      const faults: string[] = []
      for (let from = 0; from < ITEMS; from += ITEMS_AT_ONCE) {
        const wanted = pieces.slice(from, from + ITEMS_AT_ONCE)
        // Mixed, so that everyone waits for everyone.
        const answers = await sendInParallel(
          url,
          buyers.flatMap((cookie) => wanted.map((piece) => wish(piece, cookie))),
        )
        for (const [at, piece] of wanted.entries())
          faults.push(
            ...judge(
              piece,
              answers.filter(({ index }) => index % wanted.length === at),
            ),
          )
      }
      expect(faults).toEqual([])
      const left = await readRows<{ stock: number }>(
        dataDir,
        `select stock from item_variants where stock <> 0 and id in (${pieces.map(() => '?').join(', ')})`,
        ...pieces.map(({ variantId }) => variantId),
      )
      expect(left).toEqual([])
      expect(await checkSums(dataDir)).toEqual([])
    },
    {},
    fill,
  )
})
