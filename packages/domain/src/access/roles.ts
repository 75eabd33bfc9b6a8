/** Role ids of the contract (`userLevel`). */
export const ROLE = { ADMIN: 1, SELLER: 2, BUYER: 3, RESELLER: 4, MANAGER: 5 } as const
export type RoleId = (typeof ROLE)[keyof typeof ROLE]

/** Where a member of each role finds their profile. */
export const PROFILE_PATH = {
  [ROLE.ADMIN]: '/admin-profile',
  [ROLE.SELLER]: '/seller-profile',
  [ROLE.BUYER]: '/user-profile',
  [ROLE.RESELLER]: '/reseller-profile',
  [ROLE.MANAGER]: '/manager-profile',
} as const satisfies Record<RoleId, string>
