import { minutes } from '../kernel/time'
import { ROLE, type RoleId } from './roles'
import type { RouteRow } from './route-row'

/** For so long an admin looks at the shop as a member, and no longer. */
export const LOOK_LENGTH = minutes(15)

/** As whom a request is answered while an admin looks at the shop as a member; `nobody` is refused. */
export type LookAnswer = 'member' | 'self' | 'nobody'

/** @param row where the request goes; null for an address that the route table does not have */
export function answerUnderLook(row: Pick<RouteRow, 'look'> | null, method: string): LookAnswer {
  if (row?.look === 'leave') return 'self'
  return row?.look === 'read' && (method === 'GET' || method === 'HEAD') ? 'member' : 'nobody'
}

/** Staff see what is staff's: nobody looks at their pages. */
const LOOKED_AT: readonly RoleId[] = [ROLE.BUYER, ROLE.SELLER, ROLE.RESELLER]

export const mayBeLookedAt = (role: RoleId): boolean => LOOKED_AT.includes(role)
