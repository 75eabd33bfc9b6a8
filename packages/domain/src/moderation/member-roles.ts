import { z } from 'zod'
import { ROLE, type RoleId } from '../access/roles'
import { form, text } from '../kernel/schemas'
import type { SellerStatus } from '../selling/applications'

const STAFFABLE: readonly RoleId[] = [ROLE.BUYER, ROLE.MANAGER, ROLE.ADMIN]

/** Whether a member has been approved as a seller. One who is suspended as such still has stores, orders and a balance. */
export const isSeller = (status: SellerStatus | null): boolean =>
  status === 'approved' || status === 'suspended'

/**
 * The roles that an admin may give a member. Who sells keeps selling: selling begins with an application and ends with
 * a suspension. A reseller who sells may become a plain seller; nobody becomes a reseller without an application.
 */
export function rolesFor(role: RoleId, sells: boolean): RoleId[] {
  if (role === ROLE.SELLER) return []
  if (sells) return role === ROLE.RESELLER ? [ROLE.SELLER] : []
  return STAFFABLE.filter((other) => other !== role)
}

const roleId = z.coerce
  .number({ error: 'required' })
  .refine((value): value is RoleId => Object.values(ROLE).some((role) => role === value), 'required')

/** Another role for a member; `from` is the one that the page showed. */
export const roleChangeSchema = form({ from: roleId, to: roleId, reason: text(300) })
export type RoleChangeInput = z.output<typeof roleChangeSchema>
