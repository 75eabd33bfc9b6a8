import { expect, it } from 'vitest'
import { viewAttributes } from './attributes.server'

it('links a brand to its items only for those who may shop', () => {
  const item = { category: 'toys', attributes: { brand: 'Mainan Riang' } }
  const pathFor = (mayShop: boolean) => viewAttributes('en', item, mayShop).map(({ path }) => path)
  expect(pathFor(true)).toEqual(['/shop-now?q=Mainan%20Riang'])
  expect(pathFor(false)).toEqual([null])
})
