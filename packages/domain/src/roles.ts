/** Role ids of the contract (`userLevel`). */
export const ROLE = { ADMIN: 1, SELLER: 2, BUYER: 3, RESELLER: 4, MANAGER: 5 } as const
export type RoleId = (typeof ROLE)[keyof typeof ROLE]

export type Area = 'everyone' | 'buyer' | 'seller' | 'admin' | 'reseller' | 'manager' | 'chat'

/** Who may enter which area. Chat, messages and notifications turn others away to /unauthorized. */
export const AREA_ROLES: Record<Exclude<Area, 'everyone'>, readonly RoleId[]> = {
  buyer: [ROLE.BUYER],
  seller: [ROLE.SELLER, ROLE.RESELLER],
  admin: [ROLE.ADMIN],
  reseller: [ROLE.ADMIN, ROLE.RESELLER],
  manager: [ROLE.MANAGER],
  chat: [ROLE.BUYER, ROLE.SELLER],
}

/** Where a member of each role is at home. */
export const DASHBOARD: Record<RoleId, string> = {
  [ROLE.ADMIN]: '/admin-dashboard',
  [ROLE.SELLER]: '/seller-dashboard',
  [ROLE.BUYER]: '/shop',
  [ROLE.RESELLER]: '/reseller-dashboard',
  [ROLE.MANAGER]: '/manager-dashboard',
}

export const isRoleId = (value: number): value is RoleId => Object.values(ROLE).some((role) => role === value)
export const mayEnter = (role: RoleId, area: Exclude<Area, 'everyone'>): boolean =>
  AREA_ROLES[area].includes(role)
