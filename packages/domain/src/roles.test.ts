import { expect, it } from 'vitest'
import { DASHBOARD, isRoleId, mayEnter, ROLE } from './roles'

it('has the role ids of the contract', () => {
  expect(ROLE).toEqual({ ADMIN: 1, SELLER: 2, BUYER: 3, RESELLER: 4, MANAGER: 5 })
})

it.each([
  ['buyer', [3]],
  ['seller', [2, 4]],
  ['admin', [1]],
  ['reseller', [1, 4]],
  ['manager', [5]],
  ['chat', [2, 3]],
] as const)('the %s area admits %j and nobody else', (area, admitted) => {
  expect(Object.values(ROLE).filter((role) => mayEnter(role, area))).toEqual(
    Object.values(ROLE).filter((role) => admitted.some((id) => id === role)),
  )
})

it('sends each role home', () => {
  expect(DASHBOARD).toEqual({
    1: '/admin-dashboard',
    2: '/seller-dashboard',
    3: '/shop',
    4: '/reseller-dashboard',
    5: '/manager-dashboard',
  })
})

it('knows its ids', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 1.5, Number.NaN].filter(isRoleId)).toEqual([1, 2, 3, 4, 5])
})
