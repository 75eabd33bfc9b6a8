import type { Db, Transact } from '@pasar/db'
import type { Id, IdKind, Millis } from '@pasar/domain'
import type { Logger } from 'pino'
import type { KeptAnswers } from './catalogue/kept-answers'
import type { SearchView } from './catalogue/search'
import type { Config } from './config'
import type { DemoProvider } from './payments/demo'
import type { PaymentProvider } from './payments/provider'

/** What every command and read is given: nothing is reached for behind its back. */
export interface Context {
  readonly config: Config
  /** For reads. Writes go through `transact`. */
  readonly db: Db
  readonly transact: Transact
  /** What searches found, while it holds. */
  readonly searches: KeptAnswers<SearchView>
  now(): Millis
  newId<K extends IdKind>(kind: K): Id<K>
  randomBytes(count: number): Uint8Array
  readonly log: Logger
  readonly payments: PaymentProvider
  /** The built-in provider, when it is the one in use: its card page needs to sign as the provider does. */
  readonly demoProvider: DemoProvider | null
  /** Where this very process answers, for the demonstration provider's webhook. */
  loopback(): string
}
