import { expect, it } from 'vitest'
import { AREAS, DASHBOARD, mayEnter } from './areas'
import { ROLE } from './roles'

it.each([
  ['everyone', [1, 2, 3, 4, 5], true],
  ['member', [1, 2, 3, 4, 5], false],
  ['buyer', [3], false],
  ['seller', [2, 4], false],
  ['admin', [1], false],
  ['reseller', [1, 4], false],
  ['manager', [5], false],
  ['chat', [2, 3, 4], false],
  ['notices', [2, 3], false],
  ['author', [2, 3, 4], false],
] as const)('the %s area admits %j and nobody else', (area, admitted, visitors) => {
  expect(Object.values(ROLE).filter((role) => mayEnter(role, area))).toEqual(
    Object.values(ROLE).filter((role) => admitted.some((id) => id === role)),
  )
  expect(mayEnter('visitor', area)).toBe(visitors)
})

it('sends each role home, and only chat turns others away with words', () => {
  expect(DASHBOARD).toEqual({
    1: '/admin-dashboard',
    2: '/seller-dashboard',
    3: '/shop',
    4: '/reseller-dashboard',
    5: '/manager-dashboard',
  })
  const away = Object.entries(AREAS).filter(([, { others }]) => others !== 'home')
  expect(away.map(([area, { others }]) => [area, others])).toEqual([
    ['chat', '/unauthorized'],
    ['notices', '/unauthorized'],
  ])
})
