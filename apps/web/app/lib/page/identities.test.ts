import { expect, it } from 'vitest'
import { identify, keyOf } from './identities.server'

it('writes what is known as its number, and all else by its values', () => {
  const card = () => ({ id: 'itm_1', title: 'Kopi' })
  const [one, other] = [identify(card()), identify(card())]
  expect(keyOf({ card: one, size: 1 })).toBe(keyOf({ card: one, size: 1 }))
  expect(keyOf({ card: one, size: 1 })).not.toBe(keyOf({ card: one, size: 2 }))
  expect(keyOf({ card: one })).not.toBe(keyOf({ card: other }))
  expect(keyOf({ card: card() })).toBe(keyOf({ card: card() }))
  expect(keyOf({ card: one })).not.toContain('Kopi')
})

it('lets nobody change what is known', () => {
  expect(Object.isFrozen(identify({ id: 'itm_1' }))).toBe(true)
})
