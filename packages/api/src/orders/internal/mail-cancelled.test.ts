import { days, WINDOWS } from '@pasar/domain'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { mailsOf } from '../../accounts/testing/profile-helpers'
import { openClaim } from '../../disputes/commands/open'
import { makeClaims } from '../../disputes/testing/helpers'
import { asAdmin, asSeller } from '../../testing'
import {
  buy,
  buyer,
  items,
  parcelsOf,
  sellerOf,
  type TestParcel,
  useMarket,
  users,
} from '../../testing/helpers'
import { cancelParcel } from '../commands/cancel-parcel'
import { cancelRest } from '../commands/cancel-rest'
import { refundByStaff, refundSale } from '../commands/refund-sale'
import { shipPart } from '../commands/ship-part'
import { moveDueParcels } from '../jobs'

const market = useMarket()
const { lineOf } = makeClaims(market)

async function buyKopi(quantity = 4) {
  const order = await buy(market, buyer, [items.kopi, quantity])
  const [parcel] = parcelsOf(market, order)
  if (!parcel) throw new Error('no parcel')
  return { order, parcel }
}
type Bought = Awaited<ReturnType<typeof buyKopi>>

const portionsOf = (parcel: TestParcel, quantity: number) => [{ lineId: lineOf(parcel), quantity }]
const refundOf = ({ parcel }: Bought, quantity: number, seen: number) => ({
  parcelId: parcel.id,
  portions: portionsOf(parcel, quantity),
  reason: 'None left',
  seen,
})
const refundAsStaff = (bought: Bought, quantity: number, seen: number) =>
  refundByStaff(market.ctx, asAdmin(users.admin), bought.order.orderId, refundOf(bought, quantity, seen))
const sendOne = ({ parcel }: Bought) =>
  shipPart(market.ctx, sellerOf(parcel), {
    parcelId: parcel.id,
    courier: 'Pos Laju',
    trackingNumber: 'EN1',
    portions: portionsOf(parcel, 1),
    seen: 0,
  })

/** How many pieces of a parcel each mail tells its seller not to send. */
const piecesMailed = ({ parcel }: Bought) =>
  mailsOf(market)
    .filter(({ kind, values }) => kind === 'saleCancelled' && values.link?.includes(parcel.id))
    .map(({ email, values }) => {
      expect(email).toBe(users.seller.email)
      return z
        .object({ lines: z.array(z.object({ quantity: z.number() })) })
        .parse(values)
        .lines.map(({ quantity }) => quantity)
    })

it('mails the seller each time that staff refund pieces which are not shipped, and the last of them', async () => {
  const bought = await buyKopi()
  await refundAsStaff(bought, 1, 0)
  await refundAsStaff(bought, 1, 1)
  expect(piecesMailed(bought)).toEqual([[1], [1]])
  await cancelParcel(market.ctx, buyer, bought.parcel.id)
  expect(piecesMailed(bought)).toEqual([[1], [1], [2]])
})

it('mails the seller what is not to follow of a parcel that was shipped in part', async () => {
  const bought = await buyKopi()
  await sendOne(bought)
  await refundAsStaff(bought, 1, 1)
  expect(piecesMailed(bought)).toEqual([[1]])
  await cancelRest(market.ctx, buyer, bought.parcel.id)
  expect(piecesMailed(bought)).toEqual([[1], [2]])
})

it('mails the seller what a buyer gives up with a claim, and what the clock ends', async () => {
  const claimed = await buyKopi(3)
  await sendOne(claimed)
  await openClaim(market.ctx, buyer, claimed.parcel.id, {
    key: 'claim-that-gives-up',
    kind: 'damaged',
    reason: 'Torn',
    portions: portionsOf(claimed.parcel, 1),
    rest: 2,
  })
  expect(piecesMailed(claimed)).toEqual([[2]])
  const late = await buyKopi(2)
  await sendOne(late)
  market.wait(WINDOWS.ship + days(1))
  await moveDueParcels(market.ctx)
  expect(piecesMailed(late)).toEqual([[1]])
})

it('mails nothing of what the seller refunds, nor of what was shipped', async () => {
  const bought = await buyKopi()
  await refundSale(market.ctx, asSeller(sellerOf(bought.parcel)), refundOf(bought, 1, 0))
  await shipPart(market.ctx, sellerOf(bought.parcel), {
    parcelId: bought.parcel.id,
    courier: 'Pos Laju',
    trackingNumber: 'EN2',
    portions: portionsOf(bought.parcel, 3),
    seen: 1,
  })
  await refundAsStaff(bought, 1, 1)
  expect(piecesMailed(bought)).toEqual([])
})
