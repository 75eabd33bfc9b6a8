import { minutes } from '../kernel/time'
import { ROLE, type RoleId } from './roles'
import type { RouteRow } from './route-row'

/** How long an admin may impersonate a member: view the shop as that member, read-only. */
export const IMPERSONATION_LENGTH = minutes(15)

/** As whom a request is answered during an impersonation; `nobody` means that it is refused. */
export type ImpersonationIdentity = 'member' | 'self' | 'nobody'

/**
 * Decides as whom a request is answered during an impersonation.
 * @param row the route of the request; null for an address that the route table does not have
 */
export function chooseIdentity(
  row: Pick<RouteRow, 'impersonation'> | null,
  method: string,
): ImpersonationIdentity {
  if (row?.impersonation === 'leave') return 'self'
  return row?.impersonation === 'read' && (method === 'GET' || method === 'HEAD') ? 'member' : 'nobody'
}

/** Members of staff cannot be impersonated: their pages show data of other members. */
const IMPERSONATED_ROLES: readonly RoleId[] = [ROLE.BUYER, ROLE.SELLER, ROLE.RESELLER]

export const mayBeImpersonated = (role: RoleId): boolean => IMPERSONATED_ROLES.includes(role)
