import {
  deleteTwoFactor,
  findProfile,
  findTwoFactor,
  putRecoveryCodes,
  putTwoFactorSecret,
  type Tx,
  takeRecoveryCode,
  takeStep,
  turnOnTwoFactor,
} from '@pasar/db'
import { DomainError, plainCode, ROLE, type RoleId } from '@pasar/domain'
import type { Member, RecentMember } from '../../access/actors'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { describeSecret, drawQr, findStep, makeSecret, type QrCode } from '../internal/totp'

const SECRET_BYTES = 20
export const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 12
/** Without the letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const ROLES_THAT_NEED_IT: readonly RoleId[] = [ROLE.ADMIN, ROLE.MANAGER]

/** Whether the role must use two-step login in this market. */
export const needsTwoFactor = (ctx: Context, { role }: Pick<Member, 'role'>): boolean =>
  ctx.config.requireTwoFactor && ROLES_THAT_NEED_IT.includes(role)

/** Whether a member has to turn two-step login on before anything else. */
export async function mustSetUpTwoFactor(ctx: Context, member: Member): Promise<boolean> {
  return needsTwoFactor(ctx, member) && !(await hasTwoFactor(ctx, member.id))
}

export const hasTwoFactor = async (ctx: Context, userId: string): Promise<boolean> =>
  (await findTwoFactor(ctx.db, userId))?.isOn ?? false

export type TwoFactorView =
  | { state: 'off' }
  | { state: 'begun'; secret: string; qr: QrCode }
  | { state: 'on'; codesLeft: number; isNeeded: boolean }

/** Where a member stands. Only someone who has just proved who they are sees a secret. */
export async function twoFactorOf(ctx: Context, member: RecentMember): Promise<TwoFactorView> {
  const row = await findTwoFactor(ctx.db, member.id)
  if (!row) return { state: 'off' }
  if (row.isOn) return { state: 'on', codesLeft: row.codesLeft, isNeeded: needsTwoFactor(ctx, member) }
  const secret = ctx.vault.open(row.sealedSecret, member.id)
  return { state: 'begun', secret, qr: drawQr(describeSecret(secret, ctx.config.appName, member.email)) }
}

/** Makes a secret, to be typed or scanned. It counts only once a code of it was told. @throws DomainError TWO_FACTOR_IS_ON */
export async function beginTwoFactor(ctx: Context, member: RecentMember): Promise<void> {
  const sealed = ctx.vault.seal(makeSecret(ctx.randomBytes(SECRET_BYTES)), member.id)
  const isKept = await ctx.transact((tx) => putTwoFactorSecret(tx, member.id, sealed, ctx.now()))
  if (!isKept) throw new DomainError('TWO_FACTOR_IS_ON')
}

/**
 * Turns two-step login on with a first code. @returns the recovery codes, which are never told again
 * @throws DomainError TWO_FACTOR_IS_ON, TWO_FACTOR_IS_OFF (not begun), CODE_WRONG, TOO_MANY_REQUESTS
 */
export async function turnOn(ctx: Context, member: RecentMember, code: string): Promise<string[]> {
  await ctx.limits.take('code', member.id)
  const codes = makeRecoveryCodes(ctx)
  await ctx.transact(async (tx) => {
    const row = await findTwoFactor(tx, member.id)
    if (!row) throw new DomainError('TWO_FACTOR_IS_OFF')
    if (row.isOn) throw new DomainError('TWO_FACTOR_IS_ON')
    const step = findStep(ctx.vault.open(row.sealedSecret, member.id), code, ctx.now())
    if (step === null || !(await takeStep(tx, member.id, step))) throw new DomainError('CODE_WRONG')
    if (!(await turnOnTwoFactor(tx, member.id))) throw new DomainError('TWO_FACTOR_IS_ON')
    await putRecoveryCodes(tx, member.id, digestCodes(ctx, member.id, codes))
    await queueMail(tx, ctx, { kind: 'twoFactorOn', to: addressOf(member), values: {} })
  })
  await ctx.limits.clear('code', member.id)
  return codes
}

/** Replaces the recovery codes. @returns the new ones @throws DomainError TWO_FACTOR_IS_OFF */
export async function renewRecoveryCodes(ctx: Context, member: RecentMember): Promise<string[]> {
  const codes = makeRecoveryCodes(ctx)
  await ctx.transact(async (tx) => {
    if (!(await findTwoFactor(tx, member.id))?.isOn) throw new DomainError('TWO_FACTOR_IS_OFF')
    await putRecoveryCodes(tx, member.id, digestCodes(ctx, member.id, codes))
  })
  return codes
}

/** @throws DomainError TWO_FACTOR_IS_OFF, TWO_FACTOR_NEEDED */
export async function turnOff(ctx: Context, member: RecentMember): Promise<void> {
  if (needsTwoFactor(ctx, member)) throw new DomainError('TWO_FACTOR_NEEDED')
  await ctx.transact((tx) => removeTwoFactor(tx, ctx, member))
}

/** For whoever runs the machine, when someone has lost both phone and codes. @throws DomainError NOT_FOUND, TWO_FACTOR_IS_OFF */
export async function resetTwoFactor(ctx: Context, userId: string): Promise<void> {
  await ctx.transact(async (tx) => {
    const person = await findProfile(tx, userId)
    if (!person) throw new DomainError('NOT_FOUND')
    await removeTwoFactor(tx, ctx, person)
  })
}

type Person = Pick<Member, 'id' | 'name' | 'email' | 'language'>

async function removeTwoFactor(tx: Tx, ctx: Context, person: Person): Promise<void> {
  if (!(await deleteTwoFactor(tx, person.id))) throw new DomainError('TWO_FACTOR_IS_OFF')
  await queueMail(tx, ctx, { kind: 'twoFactorOff', to: addressOf(person), values: {} })
}

/**
 * Takes a code of the app or a recovery code, each once; false when it is neither.
 * @param typed with blanks, dashes and capitals, as people write it
 */
export async function takeCode(tx: Tx, ctx: Context, userId: string, typed: string): Promise<boolean> {
  const code = plainCode(typed)
  const row = await findTwoFactor(tx, userId)
  if (!row?.isOn) return false
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(tx, userId, digestCode(ctx, userId, code))
  const step = findStep(ctx.vault.open(row.sealedSecret, userId), code, ctx.now())
  return step !== null && takeStep(tx, userId, step)
}

/** As people read letters: o is 0, i and l are 1. */
const digestCode = (ctx: Context, userId: string, code: string): string =>
  ctx.vault.digest(code.replaceAll('o', '0').replace(/[il]/g, '1'), userId)

const digestCodes = (ctx: Context, userId: string, codes: readonly string[]): string[] =>
  codes.map((code) => digestCode(ctx, userId, plainCode(code)))

function makeRecoveryCodes(ctx: Context): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const signs = [...ctx.randomBytes(RECOVERY_LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
    return signs.join('').replace(/(.{4})(?=.)/g, '$1-')
  })
}

const addressOf = ({ id, name, email, language }: Person) => ({ userId: id, name, email, language })
