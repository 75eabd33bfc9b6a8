import { expect, it } from 'vitest'
import { mustCatchUp } from './catch-up'

it.each([
  ['/chat/cnv_1', true, true],
  ['/messages', false, true],
  ['/orders/user/ord_1', false, true],
  ['/orders/seller', false, true],
  ['/buyer-dashboard', false, true],
  ['/user-items', false, true],
  ['/shop', false, false],
  ['/messages/new/item/itm_1', false, false],
])('%s: with the first connection %s, with each later one %s', (path, first, later) => {
  expect([mustCatchUp(path, true), mustCatchUp(path, false)]).toEqual([first, later])
})
