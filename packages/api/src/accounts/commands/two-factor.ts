import { type ScryptOptions, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import {
  deleteTwoFactor,
  findProfile,
  findTwoFactor,
  insertAuditEntry,
  putRecoveryCodes,
  putTwoFactorSecret,
  type TwoFactorRow,
  type Tx,
  takeRecoveryCode,
  takeStep,
  turnOnTwoFactor,
} from '@pasar/db'
import { DomainError, plainCode, RECOVERY_CODE_LENGTH, ROLE, type RoleId } from '@pasar/domain'
import type { Admin, Member, RecentMember } from '../../access/actors'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { describeSecret, drawQr, findStep, makeSecret, type QrCode } from '../internal/totp'
import { endAllSessions } from './sessions'

const SECRET_BYTES = 20
export const RECOVERY_CODES = 10
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

/** The state of a member's two-step login. Only a member who has just proved their identity sees a secret. */
export async function twoFactorOf(ctx: Context, member: RecentMember): Promise<TwoFactorView> {
  const row = await findTwoFactor(ctx.db, member.id)
  if (!row) return { state: 'off' }
  if (row.isOn) return { state: 'on', codesLeft: row.codesLeft, isNeeded: needsTwoFactor(ctx, member) }
  const secret = openSecret(ctx, row, member.id)
  // It has not been used yet, and is made anew.
  if (secret === null) return { state: 'off' }
  return { state: 'begun', secret, qr: drawQr(describeSecret(secret, ctx.config.appName, member.email)) }
}

/** Makes a secret, to be typed or scanned. It counts once a code of it was entered. @throws DomainError TWO_FACTOR_IS_ON */
export async function beginTwoFactor(ctx: Context, member: RecentMember): Promise<void> {
  const sealed = ctx.vault.seal(makeSecret(ctx.randomBytes(SECRET_BYTES)), member.id)
  const isKept = await ctx.transact({ user: member.id }, (tx) =>
    putTwoFactorSecret(tx, member.id, sealed, ctx.now()),
  )
  if (!isKept) throw new DomainError('TWO_FACTOR_IS_ON')
}

/**
 * Turns two-step login on with a first code. @returns the recovery codes, which are never shown again
 * @throws DomainError TWO_FACTOR_IS_ON, TWO_FACTOR_IS_OFF (not begun), CODE_WRONG, TOO_MANY_REQUESTS
 */
export async function turnOn(ctx: Context, member: RecentMember, code: string): Promise<string[]> {
  await ctx.limits.take('code', member.id)
  const codes = makeRecoveryCodes(ctx)
  const digests = await digestCodes(member.id, codes)
  await ctx.transact({ user: member.id }, async (tx) => {
    const row = await findTwoFactor(tx, member.id)
    if (!row) throw new DomainError('TWO_FACTOR_IS_OFF')
    if (row.isOn) throw new DomainError('TWO_FACTOR_IS_ON')
    const secret = openSecret(ctx, row, member.id)
    if (secret === null) throw new DomainError('TWO_FACTOR_IS_OFF')
    const step = findStep(secret, code, ctx.now())
    if (step === null || !(await takeStep(tx, member.id, step))) throw new DomainError('CODE_WRONG')
    if (!(await turnOnTwoFactor(tx, member.id))) throw new DomainError('TWO_FACTOR_IS_ON')
    await putRecoveryCodes(tx, member.id, digests)
    if (member.isVerified)
      await queueMail(tx, ctx, { kind: 'twoFactorOn', to: addressOf(member), values: {} })
  })
  await ctx.limits.clear('code', member.id)
  return codes
}

/** Replaces the recovery codes. @returns the new ones @throws DomainError TWO_FACTOR_IS_OFF */
export async function renewRecoveryCodes(ctx: Context, member: RecentMember): Promise<string[]> {
  const codes = makeRecoveryCodes(ctx)
  const digests = await digestCodes(member.id, codes)
  await ctx.transact({ user: member.id }, async (tx) => {
    if (!(await findTwoFactor(tx, member.id))?.isOn) throw new DomainError('TWO_FACTOR_IS_OFF')
    await putRecoveryCodes(tx, member.id, digests)
  })
  return codes
}

/** @throws DomainError TWO_FACTOR_IS_OFF, TWO_FACTOR_NEEDED */
export async function turnOff(ctx: Context, member: RecentMember): Promise<void> {
  if (needsTwoFactor(ctx, member)) throw new DomainError('TWO_FACTOR_NEEDED')
  await ctx.transact({ user: member.id }, (tx) => removeTwoFactor(tx, ctx, member, member.isVerified))
}

/**
 * For someone who has lost both phone and codes. Every session ends: whoever holds one has not shown a code since.
 * @param doer an admin, or null for the shell
 * @throws DomainError NOT_FOUND, FORBIDDEN for one's own, TWO_FACTOR_IS_OFF
 */
export async function resetTwoFactor(
  ctx: Context,
  userId: string,
  doer: Admin | null = null,
  reason = '',
): Promise<void> {
  if (doer?.id === userId) throw new DomainError('FORBIDDEN')
  await ctx.transact({ user: userId }, async (tx) => {
    const person = await findProfile(tx, userId)
    if (!person) throw new DomainError('NOT_FOUND')
    await removeTwoFactor(tx, ctx, person, person.verifiedAt !== null)
    await endAllSessions(tx, ctx, userId)
    const entry = { id: ctx.newId('audit'), actorId: doer?.id ?? null, subjectId: userId, reason }
    await insertAuditEntry(tx, { ...entry, action: 'resetTwoFactor', now: ctx.now() })
  })
}

type Person = Pick<Member, 'id' | 'name' | 'email' | 'language'>

/** @param isVerified whether the email is known to be theirs: a stranger is not written to */
async function removeTwoFactor(tx: Tx, ctx: Context, person: Person, isVerified: boolean): Promise<void> {
  if (!(await deleteTwoFactor(tx, person.id))) throw new DomainError('TWO_FACTOR_IS_OFF')
  if (isVerified) await queueMail(tx, ctx, { kind: 'twoFactorOff', to: addressOf(person), values: {} })
}

/** The secret of a member's app; null, with a log entry, when `secrets.key` is not the key that encrypted it. */
function openSecret(ctx: Context, { sealedSecret }: TwoFactorRow, userId: string): string | null {
  try {
    return ctx.vault.open(sealedSecret, userId)
  } catch (error) {
    ctx.log.error(
      { err: error, userId },
      'secrets.key does not open the secret of a two-step login: put back the key that sealed it, or run npm run admin -- reset-2fa',
    )
    return null
  }
}

/** A code as entered: of the app, or the digests of a recovery code. */
export type TypedCode = { app: string } | { recovery: readonly string[] }

/**
 * Prepares a code for the check. Digests take time, so they are made before the transaction.
 * @param typed with blanks, dashes and capitals, as people write it
 */
export async function readCode(ctx: Context, userId: string, typed: string): Promise<TypedCode> {
  const code = plainCode(typed)
  if (/^\d{6}$/.test(code)) return { app: code }
  // Codes from before they had digests of their own were digested with the key.
  return { recovery: [await digestCode(userId, code), ctx.vault.digest(likeDigits(code), userId)] }
}

/**
 * Takes a code of the app or a recovery code, each once; false when it is neither.
 * @throws DomainError APP_CODE_UNREADABLE when the secret of the app cannot be opened; recovery codes do without it
 */
export async function takeCode(tx: Tx, ctx: Context, userId: string, given: TypedCode): Promise<boolean> {
  const row = await findTwoFactor(tx, userId)
  if (!row?.isOn) return false
  if ('recovery' in given) {
    for (const digest of given.recovery) if (await takeRecoveryCode(tx, userId, digest)) return true
    return false
  }
  const secret = openSecret(ctx, row, userId)
  if (secret === null) throw new DomainError('APP_CODE_UNREADABLE')
  const step = findStep(secret, given.app, ctx.now())
  return step !== null && takeStep(tx, userId, step)
}

/** As people read letters: o is 0, i and l are 1. */
const likeDigits = (code: string): string => code.replaceAll('o', '0').replace(/[il]/g, '1')

const deriveBytes = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)

/**
 * Without a key, so that recovery codes outlive the loss of it. A code has 60 bits: at some milliseconds for each
 * guess nobody finds it from its digest.
 */
const digestCode = async (userId: string, code: string): Promise<string> =>
  (await deriveBytes(likeDigits(code), `recovery code of ${userId}`, 32, { N: 1_024, r: 8, p: 1 })).toString(
    'hex',
  )

const digestCodes = (userId: string, codes: readonly string[]): Promise<string[]> =>
  Promise.all(codes.map((code) => digestCode(userId, plainCode(code))))

function makeRecoveryCodes(ctx: Context): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const characters = [...ctx.randomBytes(RECOVERY_CODE_LENGTH)].map((byte) =>
      ALPHABET.charAt(byte % ALPHABET.length),
    )
    return characters.join('').replace(/(.{4})(?=.)/g, '$1-')
  })
}

const addressOf = ({ id, name, email, language }: Person) => ({ userId: id, name, email, language })
