import { expect, it } from 'vitest'
import { isRoleId, ROLE } from './roles'

it('has the role ids of the contract', () => {
  expect(ROLE).toEqual({ ADMIN: 1, SELLER: 2, BUYER: 3, RESELLER: 4, MANAGER: 5 })
})

it('knows its ids', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 1.5, Number.NaN].filter(isRoleId)).toEqual([1, 2, 3, 4, 5])
})
