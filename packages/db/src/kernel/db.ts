import type { Kysely } from 'kysely'
import type { Tables } from '../tables'

/** For reading: every query function that only reads takes this (or a transaction). */
export type Db = Kysely<Tables>
