import {
  deleteAddress,
  findAddresses,
  insertAddress,
  putChoices,
  setDefaultAddress,
  swapAvatar,
  type Tx,
  updateAddress,
  updateProfile,
} from '@pasar/db'
import {
  type Address,
  type Choices,
  DomainError,
  isSameAddress,
  kindsFor,
  MAX_PICTURE_BYTES,
  MAX_SAVED_ADDRESSES,
  type ProfileInput,
} from '@pasar/domain'
import type { Member } from '../../access/actors'
import type { Context } from '../../platform/context'
import { AVATAR_PREFIX, writeAvatar } from '../../platform/pictures/avatar'
import { removePicture } from '../../platform/pictures/files'
import { whileSending } from '../../platform/pictures/sending'

/** Name, phone, language and the currency prices are shown in. */
export const changeProfile = (ctx: Context, member: Member, input: ProfileInput): Promise<void> =>
  ctx.transact({ user: member.id }, (tx) => updateProfile(tx, member.id, input))

/** @throws DomainError NOT_FOUND, for others' addresses too */
async function makeDefault(tx: Tx, member: Member, id: string): Promise<void> {
  if (!(await setDefaultAddress(tx, member.id, id))) throw new DomainError('NOT_FOUND')
}

/**
 * Adds to the address book; the first address is the default. One that is there already is not added again: an answer that was
 * lost may be asked for once more. @returns its id
 * @throws DomainError ADDRESS_BOOK_FULL
 */
export async function addAddress(
  ctx: Context,
  member: Member,
  address: Address,
  isDefault: boolean,
): Promise<string> {
  return ctx.transact({ user: member.id }, async (tx) => {
    const saved = await findAddresses(tx, member.id)
    const same = saved.find((one) => isSameAddress(one, address))
    const id = same?.id ?? ctx.newId('address')
    if (!same) {
      if (saved.length >= MAX_SAVED_ADDRESSES) throw new DomainError('ADDRESS_BOOK_FULL')
      await insertAddress(tx, member.id, { ...address, id, isDefault: saved.length === 0 }, ctx.now())
    }
    if (isDefault && saved.length > 0) await makeDefault(tx, member, id)
    return id
  })
}

/** @throws DomainError NOT_FOUND, for others' addresses too */
export async function changeAddress(
  ctx: Context,
  member: Member,
  id: string,
  address: Address,
  isDefault: boolean,
): Promise<void> {
  await ctx.transact({ user: member.id }, async (tx) => {
    if (!(await updateAddress(tx, member.id, id, address))) throw new DomainError('NOT_FOUND')
    if (isDefault) await makeDefault(tx, member, id)
  })
}

/** @throws DomainError NOT_FOUND, for others' addresses too; then the default stays what it was */
export async function makeDefaultAddress(ctx: Context, member: Member, id: string): Promise<void> {
  await ctx.transact({ user: member.id }, async (tx) => {
    await makeDefault(tx, member, id)
  })
}

/** When the default goes, the newest of the others takes its place. @throws DomainError NOT_FOUND, for others' addresses too */
export async function removeAddress(ctx: Context, member: Member, id: string): Promise<void> {
  await ctx.transact({ user: member.id }, async (tx) => {
    if (!(await deleteAddress(tx, member.id, id))) throw new DomainError('NOT_FOUND')
    const [first] = await findAddresses(tx, member.id)
    if (first && !first.isDefault) await makeDefault(tx, member, first.id)
  })
}

/** Shows another picture, or none; the file of the previous one is deleted after the commit. */
async function showAvatar(ctx: Context, member: Member, key: string | null): Promise<void> {
  await ctx.transact({ user: member.id }, async (tx) => {
    const before = await swapAvatar(tx, member.id, key)
    if (before !== null) tx.afterCommit(() => removePicture(ctx.uploadsDir, before))
  })
}

/**
 * Sets a member's picture from what they send.
 * @param bytes that reading it brings into memory, at most
 * @throws DomainError TOO_MANY_REQUESTS, BUSY, and as `storeUpload` does
 */
export const setAvatar = (
  ctx: Context,
  member: Member,
  read: () => Promise<Buffer>,
  bytes: number = MAX_PICTURE_BYTES,
): Promise<void> =>
  whileSending(member, bytes, async () => {
    await ctx.limits.take('upload', member.id)
    const key = `${AVATAR_PREFIX}${Buffer.from(ctx.randomBytes(16)).toString('hex')}`
    await writeAvatar(await read(), ctx.uploadsDir, key, ctx.log)
    try {
      await showAvatar(ctx, member, key)
    } catch (error) {
      await removePicture(ctx.uploadsDir, key)
      throw error
    }
  })

export const removeAvatar = (ctx: Context, member: Member): Promise<void> => showAvatar(ctx, member, null)

/** Stores a member's notification choices. Required kinds, and kinds of other roles, are left as they are. */
export async function choose(ctx: Context, member: Member, choices: Choices): Promise<void> {
  const kept: Choices = {}
  for (const { kind, essential } of kindsFor(member.role)) {
    const choice = choices[kind]
    if (choice)
      kept[kind] = {
        inApp: choice.inApp || essential.includes('inApp'),
        mail: choice.mail || essential.includes('mail'),
      }
  }
  await ctx.transact({ user: member.id }, (tx) => putChoices(tx, member.id, kept))
}
