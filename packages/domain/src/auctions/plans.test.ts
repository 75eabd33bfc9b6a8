import { describe, expect, it } from 'vitest'
import { DomainError } from '../kernel/errors'
import { sen } from '../kernel/money'
import { days, hours, millis } from '../kernel/time'
import { formatMalaysianMoment } from '../selling/schedule'
import { type AuctionPlan, endOfPlan, readAuctionPlan } from './plans'

const NOW = Date.parse('2026-12-01T02:00:00Z')
const at = (moment: number) => formatMalaysianMoment(moment)
const read = (typed: Record<string, unknown>, isDraft = false) =>
  readAuctionPlan({ startPrice: '10', ...typed }, { startsAt: NOW, isDraft })
const fieldsOf = (typed: Record<string, unknown>, isDraft = false) => {
  try {
    read(typed, isDraft)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'VALIDATION') return error.fields
    throw error
  }
  return {}
}

describe('the terms of an auction', () => {
  it('are read as they are typed', () => {
    expect(
      read({ reserve: '25.50', buyNow: '100', auctionLength: '3', relist: 'on', secondOffer: 'ask' }),
    ).toEqual({
      startPrice: sen(1_000),
      reserve: sen(2_550),
      buyNow: sen(10_000),
      days: 3,
      endsAt: null,
      isRelisted: true,
      secondOffer: 'ask',
    })
    const plain = { reserve: null, buyNow: null, days: 7, isRelisted: false, secondOffer: 'auto' }
    expect(read({})).toMatchObject(plain)
  })

  it('have a reserve from the start price on, and a price to buy it at once above both', () => {
    expect(fieldsOf({ reserve: '10' })).toEqual({})
    expect(fieldsOf({ reserve: '9.99' })).toEqual({ reserve: 'auctionReserve' })
    expect(fieldsOf({ buyNow: '10' })).toEqual({ buyNow: 'auctionBuyNow' })
    expect(fieldsOf({ reserve: '20', buyNow: '20' })).toEqual({ buyNow: 'auctionBuyNow' })
    expect(fieldsOf({ reserve: '20', buyNow: '20.01' })).toEqual({})
  })

  it('end between one and fourteen days after the start', () => {
    const until = (moment: number) => ({ auctionLength: 'end', auctionEndsAt: at(moment) })
    expect(read(until(NOW + days(1)))).toMatchObject({ days: null, endsAt: NOW + days(1) })
    expect(fieldsOf(until(NOW + days(14)))).toEqual({})
    for (const wrong of [NOW, NOW + days(1) - 60_000, NOW + days(14) + 60_000])
      expect(fieldsOf(until(wrong))).toEqual({ auctionEndsAt: 'auctionEnd' })
    expect(fieldsOf({ auctionLength: 'end' })).toEqual({ auctionEndsAt: 'auctionEnd' })
    for (const auctionLength of ['0', '15', '1.5', 'x'])
      expect(fieldsOf({ auctionLength })).toEqual({ auctionLength: 'choose' })
  })

  it('may be left out in a draft, and must be right where they are not', () => {
    expect(read({ startPrice: '', auctionLength: 'end' }, true)).toMatchObject({
      startPrice: 0,
      endsAt: null,
    })
    expect(fieldsOf({ startPrice: '' })).toEqual({ startPrice: 'itemPrice' })
    for (const isDraft of [true, false]) {
      expect(fieldsOf({ startPrice: '-1', reserve: 'ten', buyNow: '1000000.01' }, isDraft)).toEqual({
        startPrice: 'itemPrice',
        reserve: 'itemPrice',
        buyNow: 'itemPrice',
      })
      expect(fieldsOf({ auctionEndsAt: '2026-02-30T10:00' }, isDraft)).toEqual({
        auctionEndsAt: 'auctionEnd',
      })
      expect(fieldsOf({ secondOffer: 'never' }, isDraft)).toEqual({ secondOffer: 'choose' })
    }
  })
})

it('an auction that starts a little late still ends at its set time, and a day too late does not start', () => {
  const plan: AuctionPlan = { ...read({}), days: null, endsAt: millis(NOW + days(1)) }
  expect(endOfPlan(plan, NOW + hours(1))).toBe(NOW + days(1))
  expect(endOfPlan(plan, NOW + hours(1) + 1)).toBeNull()
  expect(endOfPlan({ ...plan, endsAt: null }, NOW)).toBeNull()
  expect(endOfPlan({ ...plan, days: 2, endsAt: null }, NOW)).toBe(NOW + days(2))
})
