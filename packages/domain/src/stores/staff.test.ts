import { describe, expect, it } from 'vitest'
import { holdsAll, type SellerPermission, STAFF_PERMISSIONS, sortPermissions } from '../access/permissions'
import { SELLER_ROUTES } from '../access/seller-routes'
import { fieldErrorsOf } from '../kernel/schemas'
import { changeStaffSchema, inviteStaffSchema, whyInvitationEnded } from './staff'

describe('permissions', () => {
  it('are all needed, and the seller in person has every one', () => {
    const held: readonly SellerPermission[] = ['ship']
    expect(holdsAll(held, ['ship'])).toBe(true)
    expect(holdsAll(held, ['ship', 'money'])).toBe(false)
    expect(holdsAll(['list', 'ship', 'money'], ['owner'])).toBe(false)
    expect(holdsAll(['owner'], ['ship', 'money'])).toBe(true)
  })

  it('come out in one order, each once, and nothing else', () => {
    expect(sortPermissions(['money', 'list', 'list', 'owner', 'x'])).toEqual(['list', 'money'])
  })

  it('are named by every page of the seller’s work; the rest is about the member', () => {
    const personal = SELLER_ROUTES.filter((row) => !('permissions' in row)).map(({ path }) => path)
    expect(personal.filter((path) => !/^\/seller-(?:profile(?:\/|$)|notifications$)/.test(path))).toEqual([])
  })

  it('leave bank account, settings, staff, stores and coupons to the seller', () => {
    const owned = SELLER_ROUTES.filter((row) => {
      const needed: readonly SellerPermission[] = 'permissions' in row ? row.permissions : []
      return needed.includes('owner')
    }).map(({ path }) => path)
    expect(owned.toSorted()).toEqual([
      '/add-store',
      '/seller/settings',
      '/seller/settings/bank',
      '/seller/settings/coupons',
      '/seller/settings/coupons.csv',
      '/seller/settings/coupons/new',
      '/seller/settings/messages',
      '/seller/settings/shipping',
      '/seller/settings/staff',
      '/stores',
    ])
  })
})

describe('an invitation', () => {
  const open = { expiresAt: 10, endedAt: null, acceptedBy: null }
  it.each([
    ['waits until it expires', open, 9, null],
    ['has expired', open, 10, 'expired'],
    ['was taken back', { ...open, endedAt: 1 }, 2, 'revoked'],
    ['was accepted, and is so ever after', { ...open, endedAt: 1, acceptedBy: 'usr_1' }, 20, 'accepted'],
    ['is unknown', null, 1, 'unknown'],
  ] as const)('%s', (_what, invitation, now, end) => {
    expect(whyInvitationEnded(invitation, now)).toBe(end)
  })

  it('reads the ticked boxes', () => {
    expect(inviteStaffSchema.parse({ email: ' Aina@Pasar.test ', ship: 'on', list: 'on' })).toEqual({
      email: 'aina@pasar.test',
      permissions: ['list', 'ship'],
    })
    for (const permission of STAFF_PERMISSIONS)
      expect(changeStaffSchema.parse({ memberId: 'usr_1', [permission]: 'on' }).permissions).toEqual([
        permission,
      ])
  })

  it.each([
    [{ email: 'aina@pasar.test' }, { permissions: 'choose' }],
    [{ email: 'aina', ship: 'on' }, { email: 'email' }],
    [{ email: '', ship: 'on' }, { email: 'required' }],
    [{ email: 'aina@pasar.test', ship: 'true' }, { ship: 'choose' }],
  ])('is refused at the field: %j', (typed, fields) => {
    const result = inviteStaffSchema.safeParse(typed)
    expect(result.error && fieldErrorsOf(result.error)).toEqual(fields)
  })
})
