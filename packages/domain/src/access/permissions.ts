/** What a seller can let their staff do: items and answers to buyers; parcels; balances and statements. */
export const STAFF_PERMISSIONS = ['list', 'ship', 'money'] as const
export type StaffPermission = (typeof STAFF_PERMISSIONS)[number]

/** What pages and calls of sellers ask for. `owner` is the seller in person: no staff has it. */
export type SellerPermission = StaffPermission | 'owner'

/** All of these are needed. */
export type NeededPermissions<P extends SellerPermission = SellerPermission> = readonly [P, ...P[]]

export const holdsAll = (held: readonly SellerPermission[], needed: readonly SellerPermission[]): boolean =>
  held.includes('owner') || needed.every((permission) => held.includes(permission))

/** In the order of `STAFF_PERMISSIONS`, each once. */
export const sortPermissions = (chosen: readonly string[]): StaffPermission[] =>
  STAFF_PERMISSIONS.filter((permission) => chosen.includes(permission))
