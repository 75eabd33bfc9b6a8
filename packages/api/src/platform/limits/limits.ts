import { createHmac } from 'node:crypto'
import { findUsedUp, type UsedUpLimit } from '@pasar/db'
import {
  type CountedLimit,
  DomainError,
  LIMITS,
  type LimitKind,
  minutes,
  type StoredLimit,
  seconds,
} from '@pasar/domain'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { Counter } from './counter'
import { type LimiterTools, StoredLimiter } from './stored-limiter'

/** How often things may be tried; LIMITS of the domain lists what and how often. */
export interface Limits {
  /**
   * Counts one try of whoever the key names. Try first, then work: a thousand at once cannot slip through.
   * @throws DomainError TOO_MANY_REQUESTS (details: `seconds` to wait, `count` of minutes for the words)
   */
  take(kind: StoredLimit, ...key: string[]): Promise<void>
  /** Counts one try, and says whether it is let in: for what is left undone without a word. */
  isLetIn(kind: StoredLimit, ...key: string[]): Promise<boolean>
  /** Takes one try back: where only failures count, it turned out to be none. */
  undo(kind: StoredLimit, ...key: string[]): Promise<void>
  /** Forgets what was tried. */
  clear(kind: StoredLimit, ...key: string[]): Promise<void>
  /** Counts in memory, at once. @throws DomainError TOO_MANY_REQUESTS */
  count(kind: CountedLimit, key: string): void
  /** Takes back what was counted in memory: where only refusals count, it turned out to be none. */
  uncount(kind: CountedLimit, key: string): void
  /** The limits that somebody has used up at the moment, without who. */
  usedUp(): Promise<UsedUp[]>
}

export interface UsedUp extends UsedUpLimit {
  kind: LimitKind
}

/** The refusal, with what its words and `Retry-After` need. */
export function tooMany(waitMs: number): DomainError {
  const count = Math.max(1, Math.ceil(waitMs / minutes(1)))
  return new DomainError('TOO_MANY_REQUESTS', { count, seconds: Math.max(1, Math.ceil(waitMs / seconds(1))) })
}

const nothing = async (): Promise<void> => {}

/** For load tests. */
export const NO_LIMITS: Limits = {
  take: nothing,
  isLetIn: async () => true,
  undo: nothing,
  clear: nothing,
  count: () => {},
  uncount: () => {},
  usedUp: async () => [],
}

const kindsKept = <Where extends StoredLimit | CountedLimit>(where: 'database' | 'memory'): Where[] =>
  (Object.keys(LIMITS) as LimitKind[]).filter((kind) => LIMITS[kind].kept === where) as Where[]

/**
 * @param secret hashes the keys, so that the database reveals neither emails nor addresses: there are few
 *   enough of both to try them all against a plain hash
 */
export function makeLimits(tools: LimiterTools, secret: string): Limits {
  const stored = new Map(
    kindsKept<StoredLimit>('database').map((kind) => [kind, new StoredLimiter(tools, kind, LIMITS[kind])]),
  )
  const counters = new Map(
    kindsKept<CountedLimit>('memory').map((kind) => [kind, new Counter(LIMITS[kind], () => tools.now())]),
  )
  const limiterOf = (kind: StoredLimit): StoredLimiter => {
    const limiter = stored.get(kind)
    if (!limiter) throw new Error(`There is no limit for ${kind}`)
    return limiter
  }
  const hashKey = (key: readonly string[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(key)).digest('base64url')
  /** @returns the milliseconds to wait, 0 when it is let in */
  const consume = async (kind: StoredLimit, key: readonly string[]): Promise<number> => {
    try {
      await limiterOf(kind).consume(hashKey(key))
      return 0
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext)
      throw error
    }
  }
  return {
    async take(kind, ...key) {
      const waitMs = await consume(kind, key)
      if (waitMs > 0) throw tooMany(waitMs)
    },
    isLetIn: async (kind, ...key) => (await consume(kind, key)) === 0,
    async undo(kind, ...key) {
      await limiterOf(kind).reward(hashKey(key))
    },
    async clear(kind, ...key) {
      await limiterOf(kind).delete(hashKey(key))
    },
    count(kind, key) {
      const waitMs = counters.get(kind)?.take(key) ?? 0
      if (waitMs > 0) throw tooMany(waitMs)
    },
    uncount(kind, key) {
      counters.get(kind)?.undo(key)
    },
    async usedUp() {
      const now = tools.now()
      const found: UsedUp[] = []
      for (const kind of stored.keys()) {
        const used = await findUsedUp(tools.db, kind, LIMITS[kind].most, now)
        if (used) found.push({ kind, ...used })
      }
      for (const [kind, counter] of counters) {
        const used = counter.usedUp()
        if (used) found.push({ kind, ...used })
      }
      return found
    },
  }
}
