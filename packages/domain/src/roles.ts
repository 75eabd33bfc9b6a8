/** Role ids of the contract (`userLevel`). */
export const ROLE = { ADMIN: 1, SELLER: 2, BUYER: 3, RESELLER: 4, MANAGER: 5 } as const
export type RoleId = (typeof ROLE)[keyof typeof ROLE]

export const isRoleId = (value: number): value is RoleId => Object.values(ROLE).some((role) => role === value)
