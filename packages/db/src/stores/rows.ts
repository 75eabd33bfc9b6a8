import { ROLE, type StaffPermission } from '@pasar/domain'
import { type SqlBool, sql } from 'kysely'

/** Permissions as columns. */
export interface MayColumns {
  mayList: number
  mayShip: number
  mayMoney: number
}

/** The columns of permissions as a list. */
export function permissionsOf({ mayList, mayShip, mayMoney }: MayColumns): StaffPermission[] {
  const held = { list: mayList, ship: mayShip, money: mayMoney }
  return (['list', 'ship', 'money'] as const).filter((permission) => held[permission] === 1)
}

/** Sellers whom staff can work for: while they are suspended nobody does. */
export const isTrading = (table: 'seller' | 'users') =>
  sql<SqlBool>`(${sql.ref(`${table}.status`)} = 'active'
    and ${sql.ref(`${table}.role`)} in (${sql.lit(ROLE.SELLER)}, ${sql.lit(ROLE.RESELLER)})
    and coalesce(${sql.ref(`${table}.seller_status`)}, '') <> 'suspended')`
