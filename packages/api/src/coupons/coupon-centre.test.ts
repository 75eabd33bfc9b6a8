import { type CentreView, days } from '@pasar/domain'
import { expect, it } from 'vitest'
import { items, newbuyer, refusalOf, useMarket, users } from '../testing/helpers'
import { couponCentre } from './reads/cards'

const market = useMarket()

interface Made {
  payer?: 'platform' | 'seller'
  endsAt?: number | null
  memberId?: string
}

function make(code: string, { payer = 'seller', endsAt = null, memberId }: Made = {}): void {
  market.run(
    `insert into coupons (id, code, kind, percent_bps, starts_at, ends_at, payer, store_id, user_id, is_public, created_at)
     values (?, ?, 'percent', 1000, 1, ?, ?, ?, ?, ?, 1)`,
    `cpn_${code.toLowerCase()}`,
    code,
    endsAt,
    payer,
    payer === 'seller' ? items.kopi.store.id : null,
    memberId ?? null,
    memberId === undefined ? 1 : 0,
  )
}

/** The codes by page. */
async function pagesOf(view: CentreView): Promise<string[][]> {
  const pages: string[][] = []
  let cursor: string | null = null
  do {
    const { coupons, next } = await couponCentre(market.ctx, newbuyer, view, cursor)
    pages.push(coupons.map(({ code }) => code))
    cursor = next
  } while (cursor !== null)
  return pages
}

it('lists coupons without an end behind a hundred that have one, each once and those that end first at the top', async () => {
  for (let at = 0; at < 100; at++) make(`ENDS${at}`, { endsAt: market.ctx.now() + days(30) + at })
  for (let at = 0; at < 60; at++) make(`ENDLESS${at}`)
  const pages = await pagesOf('all')
  const codes = pages.flat()
  expect(pages.length).toBeGreaterThan(2)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => /^ENDS\d/.test(code))).toEqual(
    Array.from({ length: 100 }, (_, at) => `ENDS${at}`),
  )
  expect(codes.filter((code) => /^ENDLESS\d/.test(code))).toHaveLength(60)
  expect(codes.indexOf('ENDS99')).toBeLessThan(codes.indexOf('ENDLESS0'))
})

it('shows those that end within a week, those of the market, or those of sellers', async () => {
  const now = market.ctx.now()
  make('SOONSELLER', { endsAt: now + days(6) })
  make('LATESELLER', { endsAt: now + days(8) })
  make('SOONMARKET', { payer: 'platform', endsAt: now + days(6) })
  make('MINE', { payer: 'platform', endsAt: now + days(9), memberId: newbuyer.id })
  make('OTHERS', { payer: 'platform', endsAt: now + days(9), memberId: users.buyer.id })
  const made = ['SOONSELLER', 'LATESELLER', 'SOONMARKET', 'MINE', 'OTHERS']
  const shown = async (view: CentreView) => (await pagesOf(view)).flat().filter((code) => made.includes(code))
  expect(new Set(await shown('all'))).toEqual(new Set(['SOONSELLER', 'SOONMARKET', 'LATESELLER', 'MINE']))
  expect(new Set(await shown('soon'))).toEqual(new Set(['SOONSELLER', 'SOONMARKET']))
  expect(await shown('platform')).toEqual(['SOONMARKET', 'MINE'])
  expect(await shown('seller')).toEqual(['SOONSELLER', 'LATESELLER'])
})

it('has the welcome gift on top of the first page of all, and among those of the market', async () => {
  const { gift, coupons } = await couponCentre(market.ctx, newbuyer, 'all', null)
  expect(gift?.code).toBe('WELCOMEFREE')
  expect(coupons.map(({ code }) => code)).not.toContain('WELCOMEFREE')
  const others = await couponCentre(market.ctx, newbuyer, 'platform', null)
  expect(others.gift).toBeNull()
  expect(others.coupons.map(({ code }) => code)).toContain('WELCOMEFREE')
  expect(await refusalOf(couponCentre(market.ctx, newbuyer, 'all', 'nonsense'))).toBe('NOT_FOUND')
})
