import { findAddresses, findChoices, findProfile, type ProfileRow, type SavedAddress } from '@pasar/db'
import {
  type Channel,
  channelsOf,
  DomainError,
  isWanted,
  kindsFor,
  type NotificationKindName,
} from '@pasar/domain'
import type { Member } from '../../access/actors'
import type { Context } from '../../platform/context'

export type Profile = ProfileRow

/** @throws DomainError NOT_FOUND when the member is gone meanwhile */
export async function profileOf(ctx: Context, member: Member): Promise<Profile> {
  const profile = await findProfile(ctx.db, member.id)
  if (!profile) throw new DomainError('NOT_FOUND')
  return profile
}

export const addressesOf = (ctx: Context, member: Member): Promise<SavedAddress[]> =>
  findAddresses(ctx.db, member.id)

/** Where their parcels go unless they say otherwise; null without an address. */
export const shippingAddressOf = async (ctx: Context, member: Member): Promise<SavedAddress | null> =>
  (await addressesOf(ctx, member))[0] ?? null

/** One of the member's own addresses. @throws DomainError NOT_FOUND, for others' addresses too */
export async function addressOf(ctx: Context, member: Member, id: string): Promise<SavedAddress> {
  const found = (await addressesOf(ctx, member)).find((address) => address.id === id)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

export interface ChoiceView {
  kind: NotificationKindName
  /** In which there is something of it. */
  channels: readonly Channel[]
  inApp: boolean
  mail: boolean
  /** What cannot be switched off. */
  essential: readonly Channel[]
}

/** A member's notification choices by channel, in the order of the page. */
export async function choicesOf(ctx: Context, member: Member): Promise<ChoiceView[]> {
  const choices = await findChoices(ctx.db, member.id)
  return kindsFor(member.role).map(({ kind, essential }) => ({
    kind,
    channels: channelsOf(kind),
    inApp: isWanted(choices, kind, 'inApp'),
    mail: isWanted(choices, kind, 'mail'),
    essential,
  }))
}
