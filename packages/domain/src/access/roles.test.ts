import { expect, it } from 'vitest'
import { ROLE } from './roles'

it('has the role ids of the contract', () => {
  expect(ROLE).toEqual({ ADMIN: 1, SELLER: 2, BUYER: 3, RESELLER: 4, MANAGER: 5 })
})
