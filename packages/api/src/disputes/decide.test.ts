import { WINDOWS } from '@pasar/domain'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { salePage } from '../orders/reads/sale'
import { asAdmin, asSeller } from '../testing'
import {
  buyer,
  expectSumsToMatch,
  parcelState,
  refusalOf,
  sellerOf,
  useMarket,
  users,
} from '../testing/helpers'
import { escalateClaim } from './commands/buyer'
import { decideClaim } from './commands/decide'
import { answerClaim, contestReturn } from './commands/seller'
import { claimPhoto } from './internal/pictures'
import { claimForAdmin, claimPage, claimsPage, saleClaim } from './reads'
import { makeClaims } from './testing/helpers'

const market = useMarket()
const admin = asAdmin(users.admin)
const stranger = asSeller(users.tan)
const { deliverKopi, lineOf, claim, claimState, refunded } = makeClaims(market)

/** A claim of three pieces about which both sides do not agree. */
async function dispute(...codes: string[]) {
  const { parcel } = await deliverKopi(...codes)
  const seller = asSeller(sellerOf(parcel))
  const id = await claim(parcel)
  await answerClaim(market.ctx, seller, id, { type: 'refuse', words: 'Packed well' })
  await escalateClaim(market.ctx, buyer, id)
  return { parcel, seller, id }
}

describe('the queue of claims', () => {
  it('lists what is to be decided by its day, and then what was decided', async () => {
    const { id } = await dispute()
    const list = (name: 'escalated' | 'decided') =>
      claimsPage(market.ctx, admin, { list: name, cursor: null })
    const decideBy = market.ctx.now() + WINDOWS.weDecide
    expect((await list('escalated')).claims).toMatchObject([{ id, decideBy, isLate: false }])
    market.wait(WINDOWS.weDecide)
    expect((await list('escalated')).claims).toMatchObject([{ id, isLate: true }])
    await decideClaim(market.ctx, admin, id, { type: 'none', words: 'The photos show nothing' })
    expect((await list('escalated')).claims).toEqual([])
    expect((await list('decided')).claims).toMatchObject([{ id, refunded: 0 }])
    expect((await claimForAdmin(market.ctx, admin, id)).lines).toMatchObject([{ claimedPieces: 3 }])
  })

  it('shows a seller the claims on their own parcels only', async () => {
    const { parcel, seller, id } = await dispute()
    expect((await saleClaim(market.ctx, seller, parcel.id)).claim.id).toBe(id)
    expect(await refusalOf(saleClaim(market.ctx, stranger, parcel.id))).toBe('NOT_FOUND')
    expect(await refusalOf(contestReturn(market.ctx, stranger, id, 'x'))).toBe('NOT_FOUND')
  })
})

it("keeps a seller's photos with the answer, once, for those whom the claim concerns", async () => {
  const { parcel } = await deliverKopi()
  const seller = asSeller(sellerOf(parcel))
  const id = await claim(parcel)
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const refuse = { type: 'refuse', words: 'See how it was packed' } as const
  expect(await refusalOf(answerClaim(market.ctx, stranger, id, refuse, [photo]))).toBe('NOT_FOUND')
  expect(await refusalOf(answerClaim(market.ctx, seller, id, refuse, Array(5).fill(photo)))).toBe(
    'TOO_MANY_PICTURES',
  )
  await answerClaim(market.ctx, seller, id, refuse, [photo])
  expect(await refusalOf(answerClaim(market.ctx, seller, id, refuse, [photo]))).toBe('CLAIM_MOVED')
  const { pictures } = (await saleClaim(market.ctx, seller, parcel.id)).claim
  expect(pictures).toMatchObject([{ party: 'seller' }])
  const key = pictures[0]?.key ?? ''
  expect((await claimPhoto(market.ctx, buyer, key, 320)).type).toBe('image/webp')
  expect(await refusalOf(claimPhoto(market.ctx, stranger, key, 320))).toBe('NOT_FOUND')
})

it('is told on the page of its parcel as it stands, and to its buyer as it has moved', async () => {
  const { parcel, seller, id } = await dispute()
  const decideBy = market.ctx.now() + WINDOWS.weDecide
  expect((await salePage(market.ctx, seller, parcel.id)).claim).toMatchObject({
    state: 'escalated',
    decideBy,
  })
  await decideClaim(market.ctx, admin, id, { type: 'none', words: 'Whole' })
  const { claim } = await salePage(market.ctx, seller, parcel.id)
  expect(claim).toMatchObject({ state: 'decided', refunded: 0, decision: 'Whole' })
  const orderId = market.value<string>('select order_id from parcels where id = ?', parcel.id)
  const page = await claimPage(market.ctx, buyer, orderId, parcel.id)
  expect(page.claim?.moves.map(({ to, note }) => `${to}: ${note}`).sort()).toEqual([
    'claim_decided: Whole',
    'claim_escalated: ',
    'claim_refused: Packed well',
  ])
})

describe('a decision about some of the pieces', () => {
  it('refunds those, leaves the others with the seller, and is audited', async () => {
    const { parcel, id } = await dispute()
    const portions = [{ lineId: lineOf(parcel), quantity: 2 }]
    await decideClaim(market.ctx, admin, id, { type: 'lines', words: 'Two are torn', portions })
    expect([claimState(id), parcelState(market, parcel)]).toEqual(['decided', 'delivered'])
    expect(refunded(parcel)).toBe(2_580)
    expect(market.value('select refunded_quantity from order_lines where parcel_id = ?', parcel.id)).toBe(2)
    expect(
      market.value("select reason from audit_log where action = 'decideClaim' and subject_id = ?", id),
    ).toBe('Two are torn')
    await expectSumsToMatch(market)
  })

  it('takes no pieces that were not claimed', async () => {
    const { parcel, id } = await dispute()
    const lineId = lineOf(parcel)
    for (const portions of [
      [],
      [{ lineId, quantity: 4 }],
      [{ lineId: 'lin_other', quantity: 1 }],
      [
        { lineId, quantity: 2 },
        { lineId, quantity: 2 },
      ],
    ])
      expect(
        await refusalOf(decideClaim(market.ctx, admin, id, { type: 'lines', words: 'x', portions })),
      ).toBe('CLAIM_EMPTY')
    expect(claimState(id)).toBe('escalated')
    expect(refunded(parcel)).toBe(0)
  })

  it('is taken from one of two admins', async () => {
    const { parcel, id } = await dispute()
    const portions = [{ lineId: lineOf(parcel), quantity: 1 }]
    const answers = await Promise.allSettled([
      decideClaim(market.ctx, admin, id, { type: 'lines', words: 'One', portions }),
      decideClaim(market.ctx, admin, id, { type: 'refund', words: 'All' }),
    ])
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(market.value('select count(*) from refunds where parcel_id = ?', parcel.id)).toBe(1)
    await expectSumsToMatch(market)
  })

  it('leaves the books right to the sen, whatever is decided', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom('lines', 'none', 'refund'),
        async (quantity, type) => {
          const { parcel, id } = await dispute()
          const portions = [{ lineId: lineOf(parcel), quantity }]
          await decideClaim(
            market.ctx,
            admin,
            id,
            type === 'lines'
              ? { type, words: 'x', portions }
              : { type: type === 'none' ? 'none' : 'refund', words: 'x' },
          )
          await expectSumsToMatch(market)
        },
      ),
      { numRuns: 6 },
    )
  })
})
