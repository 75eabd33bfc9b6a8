import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { listClaimSettings } from '@pasar/db'
import { makeLimiter } from '../../platform/concurrency-limiter'
import type { Context } from '../../platform/context'

/** Argon2id (the library's default kind) with OWASP's second choice: 19 MiB, two passes, one lane. */
export const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing takes a core for 8–40 ms. One core is left to those who only browse: where hashes share it with pages,
 * more of them at once are no more per second, and pages wait several times as long. And of the four threads
 * Node reads files with, one is left to pictures.
 */
export const MAX_AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1))
export const MAX_WAITING = 50

const inTurn = makeLimiter(MAX_AT_ONCE, MAX_WAITING)

const SALT_BYTES = 16

/** Argon2id with a salt of its own. @throws DomainError BUSY when too many wait */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, HASHING))

const saltOfClaims = ({ vault }: Pick<Context, 'vault'>, email: string): Buffer =>
  Buffer.from(vault.digest('salt of claims', email.toLowerCase()), 'hex').subarray(0, SALT_BYTES)

/**
 * The same for an email that is only claimed. All who claim one email share a salt, which is derived from it with a
 * key beside the database: one hash is compared with all of them, so a login takes as long however many they are.
 * @throws DomainError BUSY
 */
export function hashClaimPassword(
  ctx: Pick<Context, 'vault'>,
  email: string,
  password: string,
): Promise<string> {
  return inTurn(() => hash(password, { ...HASHING, salt: saltOfClaims(ctx, email) }))
}

type Settings = typeof HASHING

/** What claims were hashed with before. Only a start with other settings adds to it, so it is read once for each database. */
const formerSettings = new WeakMap<object, readonly Settings[]>()

const isToday = (one: Settings): boolean =>
  one.memoryCost === HASHING.memoryCost &&
  one.timeCost === HASHING.timeCost &&
  one.parallelism === HASHING.parallelism

async function readFormerSettings(db: Context['db']): Promise<readonly Settings[]> {
  const known = formerSettings.get(db)
  if (known) return known
  const all = (await listClaimSettings(db)).map((settings) => ({
    memoryCost: readNumber(settings, 'm'),
    timeCost: readNumber(settings, 't'),
    parallelism: readNumber(settings, 'p'),
  }))
  const former = all.filter((one) => !isToday(one))
  formerSettings.set(db, former)
  return former
}

/**
 * What a claim of an email may have as its password's hash: made with today's settings, and with those of claims that
 * are older. It is the same work for every email, claimed or not.
 * @throws DomainError BUSY
 */
export async function hashAsClaims(
  ctx: Pick<Context, 'vault' | 'db'>,
  email: string,
  password: string,
): Promise<string[]> {
  const salt = saltOfClaims(ctx, email)
  const hashes = [await hashClaimPassword(ctx, email, password)]
  for (const former of await readFormerSettings(ctx.db))
    hashes.push(await inTurn(() => hash(password, { ...former, salt })))
  return hashes
}

/** A hash nobody's password has: it makes an unknown member cost the same time as a wrong password. */
let dummy: Promise<string> | null = null
const dummyHash = (): Promise<string> => {
  dummy ??= hash('nobody has this password', HASHING)
  return dummy
}

/** Checks a password against a hash; null means an unknown member. @throws DomainError BUSY */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await dummyHash())
  const matches = await inTurn(() => verify(against, password))
  return matches && passwordHash !== null
}

const readNumber = (passwordHash: string, name: 'm' | 't' | 'p'): number =>
  Number(new RegExp(`[$,]${name}=(\\d+)`).exec(passwordHash)?.[1] ?? 0)

/** Whether a hash was made with weaker settings than today's. */
export const isWeakHash = (passwordHash: string): boolean =>
  !passwordHash.startsWith('$argon2id$') ||
  readNumber(passwordHash, 'm') < HASHING.memoryCost ||
  readNumber(passwordHash, 't') < HASHING.timeCost
