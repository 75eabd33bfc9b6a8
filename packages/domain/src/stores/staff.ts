import { z } from 'zod'
import { STAFF_PERMISSIONS, type StaffPermission, sortPermissions } from '../access/permissions'
import { emailSchema, form, idText } from '../kernel/schemas'
import { days } from '../kernel/time'

/** How long an invitation can be accepted. */
export const STAFF_INVITATION_AGE = days(7)
/** Members and open invitations of a seller. */
export const MAX_STAFF = 20

/** Why an invitation can no longer be accepted. */
export type InvitationEnd = 'unknown' | 'accepted' | 'revoked' | 'expired'

export interface InvitationTimes {
  expiresAt: number
  endedAt: number | null
  acceptedBy: string | null
}

/** Null while it can be accepted. */
export function whyInvitationEnded(invitation: InvitationTimes | null, now: number): InvitationEnd | null {
  if (invitation === null) return 'unknown'
  if (invitation.endedAt !== null) return invitation.acceptedBy === null ? 'revoked' : 'accepted'
  return invitation.expiresAt <= now ? 'expired' : null
}

/** A ticked box; browsers send nothing for one that is not. */
const box = z
  .literal('on', { error: 'choose' })
  .optional()
  .transform((value) => value === 'on')

const boxes = { list: box, ship: box, money: box }
type Boxes = Record<StaffPermission, boolean>

const isSome = (ticked: Boxes): boolean => STAFF_PERMISSIONS.some((permission) => ticked[permission])
const NONE = { path: ['permissions'], message: 'choose' }
const listTicked = (ticked: Boxes): StaffPermission[] =>
  sortPermissions(STAFF_PERMISSIONS.filter((permission) => ticked[permission]))

/** Whom a seller invites, and what for. */
export const inviteStaffSchema = form({ email: emailSchema, ...boxes })
  .refine(isSome, NONE)
  .transform(({ email, ...ticked }) => ({ email, permissions: listTicked(ticked) }))
export type InviteStaffInput = z.output<typeof inviteStaffSchema>

/** What a member of staff may do from now on. */
export const changeStaffSchema = form({ memberId: idText, ...boxes })
  .refine(isSome, NONE)
  .transform(({ memberId, ...ticked }) => ({ memberId, permissions: listTicked(ticked) }))
export type ChangeStaffInput = z.output<typeof changeStaffSchema>
