import type { PagePath } from '@pasar/domain/access/link-to'
import { ROLE, type RoleId } from '@pasar/domain/access/roles'
import type { TextKey } from '../../../i18n/translate'

interface Way {
  to: PagePath
  words: TextKey
}

const SALES: readonly Way[] = [
  { to: '/orders/seller' satisfies PagePath, words: 'profile.waySales' },
  { to: '/my-products/auctions' satisfies PagePath, words: 'profile.wayAuctions' },
]
const BALANCE: Way = { to: '/seller/balance' satisfies PagePath, words: 'profile.wayBalance' }
const COMMISSION: Way = { to: '/reseller/commission' satisfies PagePath, words: 'profile.wayCommission' }

/** Pages of a role on which what keeps an account from being deleted is seen and ended. */
const WAYS: Partial<Record<RoleId, Readonly<Record<string, readonly Way[]>>>> = {
  [ROLE.BUYER]: {
    ACCOUNT_HAS_OPEN_ORDERS: [{ to: '/orders/user' satisfies PagePath, words: 'profile.wayOrders' }],
    ACCOUNT_HAS_BIDS: [{ to: '/user-items?tab=bids' satisfies PagePath, words: 'profile.wayBids' }],
  },
  [ROLE.SELLER]: { ACCOUNT_HAS_OPEN_SALES: SALES, ACCOUNT_HAS_BALANCE: [BALANCE] },
  // They sell, too.
  [ROLE.RESELLER]: { ACCOUNT_HAS_OPEN_SALES: SALES, ACCOUNT_HAS_BALANCE: [COMMISSION, BALANCE] },
  [ROLE.ADMIN]: {
    ACCOUNT_IS_LAST_ADMIN: [{ to: '/admin/users' satisfies PagePath, words: 'profile.wayMembers' }],
  },
}

const CONTACT: readonly Way[] = [{ to: '/contact' satisfies PagePath, words: 'selling.writeToUs' }]

/** Where to go with a hurdle: what a role has no page for is for us to help with. */
export const waysPast = (code: string, role: RoleId): readonly Way[] => WAYS[role]?.[code] ?? CONTACT
