import { expect, it } from 'vitest'
import { closeAtEnd, isSame, toFacts } from './live-facts'

const event = {
  itemId: 'itm_1',
  price: 12.5,
  bids: 0,
  leader: null,
  endsAt: 1_000,
  state: 'running',
  isTaken: false,
} as const

it('tells an order from a bid: the price is the same, and no bids are taken', () => {
  const open = { ...toFacts(event), isOpen: true }
  const taken = toFacts({ ...event, isTaken: true })
  expect(isSame(toFacts(event), open)).toBe(true)
  expect(isSame(taken, open)).toBe(false)
  expect({ ...open, ...taken }).toMatchObject({ isOpen: false, isTaken: true, price: 1_250 })
})

it('takes no bids from the end on, and goes on with one that was put off', () => {
  const open = { isOpen: true, endsAt: 1_000 }
  expect(closeAtEnd(open, null)).toBe(open)
  expect(closeAtEnd(open, 1_000)).toEqual({ isOpen: false, endsAt: 1_000 })
  expect(closeAtEnd({ ...open, endsAt: 301_000 }, 1_000).isOpen).toBe(true)
})
