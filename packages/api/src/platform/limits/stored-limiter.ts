import {
  changeLimit,
  type Db,
  deleteLimit,
  findLimit,
  type LimitRow,
  NO_ROOTS,
  putLimit,
  type Transact,
} from '@pasar/db'
import type { Limit, Millis } from '@pasar/domain'
import { RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible'

export interface LimiterTools {
  readonly db: Db
  readonly transact: Transact
  now(): Millis
}

/** The library wants a handle to see that it is one of better-sqlite3; all it would do with it is done below. */
const NO_HANDLE = {
  prepare(): never {
    throw new Error('Limits are written by transact only')
  },
}

/**
 * The library's limiter for SQLite, whose statements go through `transact`. On a handle of its own it would
 * stop the process for a second whenever a transaction is open, and on ours it would write into other
 * people's transactions.
 */
export class StoredLimiter extends RateLimiterSQLite {
  readonly #tools: LimiterTools

  constructor(tools: LimiterTools, kind: string, { most, within }: Limit) {
    super({
      storeClient: NO_HANDLE,
      storeType: 'better-sqlite3',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: kind,
      points: most,
      duration: within / 1_000,
    })
    this.#tools = tools
  }

  /** A flood costs reading only: once all tries are used up nothing more is written. */
  async _upsert(key: string, points: number, duration: number, isSet = false): Promise<LimitRow> {
    const { db, transact, now } = this.#tools
    const expiresAt = now() + duration
    if (isSet) return transact(NO_ROOTS.conditionInStatement, (tx) => putLimit(tx, key, points, expiresAt))
    const present = points > 0 ? await findLimit(db, key, now(), expiresAt) : null
    if (present && present.points >= this.points) return { ...present, points: this.points + 1 }
    return transact(NO_ROOTS.conditionInStatement, (tx) =>
      changeLimit(tx, { key, points, expiresAt, now: now() }),
    )
  }

  _get(key: string): Promise<LimitRow | null> {
    const now = this.#tools.now()
    return findLimit(this.#tools.db, key, now, now + this.duration * 1_000)
  }

  _delete(key: string): Promise<boolean> {
    return this.#tools.transact(NO_ROOTS.conditionInStatement, (tx) => deleteLimit(tx, key))
  }

  _getRateLimiterRes(_key: string, changed: number, { points, expiresAt }: LimitRow): RateLimiterRes {
    const left = Math.max(this.points - points, 0)
    return new RateLimiterRes(left, expiresAt - this.#tools.now(), points, points === changed)
  }
}
