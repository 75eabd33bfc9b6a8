import { expect, it } from 'vitest'
import { FragmentStore } from './fragment-store.server'

it('keeps what is asked for, and forgets the rest when it is full', () => {
  const store = new FragmentStore<number>(100)
  store.keep('often', 1, 5)
  store.keep('once', 2, 5)
  for (let index = 0; index < 50; index++) {
    store.keep(`other-${index}`, index, 3)
    expect(store.find('often')).toBe(1)
  }
  expect(store.find('once')).toBeUndefined()
  expect(store.find('other-49')).toBe(49)
  expect(store.find('other-1')).toBeUndefined()
})
