import { ROLE, type RoleId } from './roles'

/** Everyone who may request a page: visitors, and members of each role. */
export type RoleOrVisitor = RoleId | 'visitor'

export interface AreaRule {
  /** Members who may enter. */
  roles: readonly RoleId[]
  /** Visitors may enter, too; where they may not, they are asked to sign in. */
  visitors: boolean
  /** Where other members are sent. */
  others: 'home' | '/unauthorized'
}

const ALL = Object.values(ROLE)
const { ADMIN, SELLER, BUYER, RESELLER, MANAGER } = ROLE

/** Who may enter which part of the market, and where the others go. */
export const AREAS = {
  everyone: { roles: ALL, visitors: true, others: 'home' },
  /** Everyone who is signed in. */
  member: { roles: ALL, visitors: false, others: 'home' },
  buyer: { roles: [BUYER], visitors: false, others: 'home' },
  seller: { roles: [SELLER, RESELLER], visitors: false, others: 'home' },
  admin: { roles: [ADMIN], visitors: false, others: 'home' },
  reseller: { roles: [ADMIN, RESELLER], visitors: false, others: 'home' },
  manager: { roles: [MANAGER], visitors: false, others: 'home' },
  /** Messages between members. Resellers sell, too. */
  chat: { roles: [BUYER, SELLER, RESELLER], visitors: false, others: '/unauthorized' },
  /** Notifications of buyers and sellers; resellers have theirs among the pages of sellers. */
  notices: { roles: [BUYER, SELLER], visitors: false, others: '/unauthorized' },
  /** Those who write for the blog. */
  author: { roles: [BUYER, SELLER, RESELLER], visitors: false, others: 'home' },
} as const satisfies Record<string, AreaRule>

export type Area = keyof typeof AREAS

/** Where a member of each role is at home. */
export const DASHBOARD = {
  [ADMIN]: '/admin-dashboard',
  [SELLER]: '/seller-dashboard',
  [BUYER]: '/shop',
  [RESELLER]: '/reseller-dashboard',
  [MANAGER]: '/manager-dashboard',
} as const satisfies Record<RoleId, string>

export function mayEnter(who: RoleOrVisitor, area: Area): boolean {
  const { roles, visitors }: AreaRule = AREAS[area]
  return who === 'visitor' ? visitors : roles.includes(who)
}
