import type { AuditEntry, Db, ItemCard, Transact, Tx } from '@pasar/db'
import type { AppLinks, FacetSource, Id, IdKind, MarketSettings, Millis } from '@pasar/domain'
import type { Logger } from 'pino'
import type { SessionEnds } from '../accounts/internal/session-ends'
import type { Vault } from '../accounts/internal/vault'
import type { StepCounter } from '../analytics/internal/step-counter'
import type { ItemSuggestion, Teaser } from '../catalogue/internal/cached-types'
import type { KnownCards } from '../catalogue/internal/known-cards'
import type { ViewCounter } from '../catalogue/internal/view-counter'
import type { DemoProvider, PaymentProvider } from '../payments/providers/provider'
import type { ChangeCache } from './change-cache'
import type { Config } from './config'
import type { Events } from './events'
import type { JobTriggers } from './jobs/names'
import type { Limits } from './limits/limits'
import type { Seal } from './mail/seal'
import type { MailTransport } from './mail/transport'
import type { RequestLog } from './operations/request-log'

/** Called in the transaction that an admin's act is recorded in. What it throws undoes the act. */
export type OnRecorded = (tx: Tx, entry: Pick<AuditEntry, 'id' | 'subjectId'>) => Promise<void>

/** What every command and read is given: nothing is reached for behind its back. */
export interface Context {
  readonly config: Config
  /** For reads. Writes go through `transact`. */
  readonly db: Db
  readonly transact: Transact
  /** What the search box suggests, while it holds. */
  readonly suggestions: ChangeCache<ItemSuggestion[]>
  /** What visitors see of listings, cached. */
  readonly teasers: ChangeCache<Teaser>
  /** What people look at now in a category, while it holds. */
  readonly trendingCards: ChangeCache<ItemCard[]>
  /** Cards of items in lists, while they hold. */
  readonly knownCards: KnownCards
  /** What facets are counted over, while it holds. */
  readonly facetSamples: ChangeCache<FacetSource[]>
  /** Looks at items that are not written down yet. */
  readonly itemViews: ViewCounter
  /** Steps towards an order and searches without a result that are not written down yet. */
  readonly steps: StepCounter
  /** Links to the mobile app, which every page shows. */
  readonly appLinks: { read(): Promise<AppLinks> }
  /** The settings that the market runs by, from memory. */
  readonly settings: { read(): Promise<MarketSettings> }
  now(): Millis
  newId<K extends IdKind>(kind: K): Id<K>
  randomBytes(count: number): Uint8Array
  readonly log: Logger
  readonly limits: Limits
  /** The address of who asks, as far as it is trusted; empty where nobody does (jobs). */
  readonly client: string
  readonly sessionEnds: SessionEnds
  readonly events: Events
  /** What successors of refresh tokens are reckoned with. */
  readonly tokenKey: string
  /** Seals and digests with a key that is not in the database. */
  readonly vault: Vault
  /** The folder of pictures. */
  readonly uploadsDir: string
  /** The folder of photos of claims and messages, which only those concerned may see. */
  readonly claimsDir: string
  /** The folder of digital goods. */
  readonly filesDir: string
  /** What links to those files are signed with. */
  readonly downloadKey: string
  readonly payments: PaymentProvider
  /** The built-in provider, when it is the one in use: its card page needs to sign as the provider does. */
  readonly demoProvider: DemoProvider | null
  /** Mails are queued with `queueMail`; only the job that sends them uses the transport. */
  readonly mail: { readonly seal: Seal; readonly transport: MailTransport }
  /** The last slow and failed requests. */
  readonly requests: RequestLog
  /** Triggers a job. */
  readonly jobTriggers: JobTriggers
  /** Only while several records are changed at once. */
  readonly onRecorded?: OnRecorded
  /** Where this very process answers, for the demonstration provider's webhook. */
  loopback(): string
}
