import { holdsAll, STAFF_PERMISSIONS } from '@pasar/domain'
import { expect, it } from 'vitest'
import { asStaff } from '../testing/actors'
import { useMarket, users } from '../testing/helpers'
import { call, PROCEDURES } from '../testing/procedures'

const market = useMarket()
const SELLER_CALLS = PROCEDURES.filter(({ meta }) => meta?.area === 'seller')
/** Every set of permissions, the empty one included. */
const SETS = Array.from({ length: 2 ** STAFF_PERMISSIONS.length }, (_, bits) =>
  STAFF_PERMISSIONS.filter((_permission, at) => bits & (1 << at)),
)

it('every call of sellers names what staff need for it', () => {
  expect(SELLER_CALLS.length).toBeGreaterThan(0)
  for (const { name, meta } of SELLER_CALLS)
    expect([name, meta?.permissions?.length ?? 0]).not.toEqual([name, 0])
})

it.each(SELLER_CALLS)('$name lets in staff with its permissions, and nobody else', async ({ name, meta }) => {
  const needed = meta?.permissions ?? ['owner']
  for (const permissions of SETS) {
    const worksFor = { sellerId: users.seller.id, sellerName: 'Mak Jah', permissions }
    const code = (await call(market, asStaff(users.buyer, worksFor), name, {})).failure?.code
    expect([permissions, code === 'STAFF_MAY_NOT']).toEqual([permissions, !holdsAll(permissions, needed)])
    expect(code).not.toBe('FORBIDDEN')
  }
  const removed = await call(market, asStaff(users.buyer, null), name, {})
  expect(removed.failure?.code).toBe('FORBIDDEN')
})

it('finds nothing of another seller', async () => {
  const worksFor = { sellerId: users.tan.id, sellerName: 'Tan', permissions: [...STAFF_PERMISSIONS] }
  const item = market.value<string>('select id from items where seller_id = ?', users.seller.id)
  const variant = market.value<string>('select id from item_variants where item_id = ?', item)
  const offer = { itemId: item, variantId: variant, price: '1', seenPrice: '2', stock: '1', seenStock: '2' }
  const draft = { itemId: item, version: 0, itemVersion: 0, fields: '{"title":"x"}' }
  const crop = { itemId: item, key: 'itm-1', turns: 0, left: 0, top: 0, width: 64, height: 64 }
  for (const [name, input] of [
    ['selling.changeOffer', offer],
    ['selling.saveDraft', draft],
    ['selling.cropPicture', crop],
    ['selling.cropPicture', { ...crop, itemId: '' }],
  ] as const) {
    const { failure } = await call(market, asStaff(users.buyer, worksFor), name, input)
    expect([name, failure?.code]).toEqual([name, 'NOT_FOUND'])
  }
})
