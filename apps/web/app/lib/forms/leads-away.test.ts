import { expect, it } from 'vitest'
import { leadsAway } from './leads-away'

it.each([
  ['/login', '/contact', true],
  ['/login?from=%2Forders&why=expired', '/orders', true],
  ['/reauthenticate?from=%2Fuser-profile%2Fpayout-account', '/user-profile/payout-account', true],
  // The second step of a login, one whose first step was too long ago, and what a login leads on to.
  ['/login/code?from=%2Fcart', '/login', false],
  ['/login?from=%2Fcart', '/login/code', false],
  ['/reauthenticate?from=%2Fuser-profile', '/login', false],
  ['/login', '/reset-password/abc', false],
  ['/login/code', '/contact', false],
  ['/login-of-others', '/contact', false],
  ['/thank-you', '/contact', false],
])('an answer that leads to %s, of a form at %s, takes away what was written: %j', (to, from, isAway) => {
  expect(leadsAway(to, from)).toBe(isAway)
})
