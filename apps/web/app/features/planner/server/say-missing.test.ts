import { expect, it } from 'vitest'
import { sayToCart } from './say-missing.server'

it('cuts no character of a long name in two', () => {
  const name = `${'a'.repeat(79)}🙂 and more`
  const { more } = sayToCart({ added: 0, missing: [{ name, code: 'ITEM_UNAVAILABLE', wanted: 1, added: 0 }] })
  expect(more).toEqual([{ text: 'planner.notThere', values: { title: `${'a'.repeat(79)}…` } }])
})
