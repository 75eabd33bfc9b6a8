import path from 'node:path'
import {
  type ChangeListener,
  isBlank,
  makeTransact,
  migrate,
  type OpenDatabase,
  openDatabase,
} from '@pasar/db'
import { makeId, millis } from '@pasar/domain'
import type { DestinationStream } from 'pino'
import { makeRandomBytes } from '../accounts/internal/random-bytes'
import { SessionEnds, type SessionsEndedListener } from '../accounts/internal/session-ends'
import { makeSessions, type Sessions } from '../accounts/internal/sessions'
import { openVault } from '../accounts/internal/vault'
import { StepCounter } from '../analytics/internal/step-counter'
import { writeSteps } from '../analytics/jobs'
import { KnownCards } from '../catalogue/internal/known-cards'
import { ViewCounter } from '../catalogue/internal/view-counter'
import { writeViews } from '../catalogue/jobs'
import { openFilesDir } from '../downloads/internal/store'
import { makeDemoProvider } from '../payments/providers/demo'
import { makeStripeProvider } from '../payments/providers/stripe'
import { ChangeCache } from './change-cache'
import type { Config } from './config'
import type { Context } from './context'
import { type AuctionEvent, type EventListener, Events } from './events'
import { makeJobTriggers } from './jobs/names'
import { readKeyFile } from './key-file'
import { makeLimits, NO_LIMITS } from './limits/limits'
import { makeLog } from './log'
import { makeSeal } from './mail/seal'
import { makeMailTransport } from './mail/transport'
import { prepareDataFolder, requireNewFolder } from './operations/data-folder'
import { RequestLog } from './operations/request-log'
import { tightenFiles } from './private-files'
import { readAppLinks } from './settings/app-links'
import { readMarket } from './settings/market'

export interface Services {
  context: Context
  sessions: Sessions
  database: OpenDatabase
  /** The folder of pictures. */
  uploadsDir: string
  /** Reports what each commit changed of what public pages show; returns how to stop listening. */
  onChange(listener: ChangeListener): () => void
  /** Checks whether another process has written to the database, and notifies the listeners if so. */
  noticeOthers(): void
  /** Reports which sessions ended before their time, right after the commit; returns how to stop listening. */
  onSessionsEnded(listener: SessionsEndedListener): () => void
  /** Reports what happened to what is a member's, right after the commit; returns how to stop listening. */
  onMemberEvent(listener: EventListener): () => void
  /** Reports how auctions go, right after the commit; returns how to stop listening. */
  onAuctionEvent(listener: (event: AuctionEvent) => void): () => void
  close(): Promise<void>
}

export interface ServiceOptions {
  /** Called after each statement, to count the queries of a page. */
  observe?: (sql: string) => void
  /** The clock, in epoch milliseconds. */
  now?: () => number
  /** The port of this process; the configured one unless set. */
  loopback?: () => string
  /** The destination of the log; the process's output unless set. */
  logTo?: DestinationStream
}

const MAX_SUGGESTIONS = 1_000
const MAX_TEASERS = 500
/** Categories; each takes some 10 kB. */
const MAX_TRENDING = 200
/** Each takes some 150 kB. */
const MAX_FACET_SAMPLES = 40
/** Of a kilobyte each. */
const MAX_KNOWN_CARDS = 2_000

function chooseProvider(config: Config): Pick<Context, 'payments' | 'demoProvider'> {
  if (config.stripe) return { payments: makeStripeProvider(config.stripe), demoProvider: null }
  const demoProvider = makeDemoProvider(readKeyFile(config.dataDir, 'demo-webhook.key'))
  return { payments: demoProvider, demoProvider }
}

/** Once no other process is beginning the market. */
const isStillBlank = (database: OpenDatabase): boolean =>
  database.handle.transaction(() => isBlank(database)).immediate()

/**
 * Opens the database (and migrates it) and puts together what the adapters need.
 * @throws Error that `describeOpenFailure` puts into a sentence, where the folder cannot be used
 */
export function openServices(config: Config, options: ServiceOptions = {}): Services {
  const uploadsDir = path.join(config.dataDir, 'uploads')
  prepareDataFolder(config.dataDir)
  const claimsDir = path.join(config.dataDir, 'claims')
  const now = options.now ?? Date.now
  const randomBytes = makeRandomBytes()
  const log = makeLog(config.logLevel, options.logTo)
  const database = openDatabase(path.join(config.dataDir, 'pasar.db'), {
    observe: options.observe,
    onListenerError: (error) => log.error({ err: error }, 'a listener to changes failed'),
  })
  // Whatever opens an empty file with SQLite leaves a head in it: then its size says nothing.
  if (isBlank(database)) requireNewFolder(config.dataDir, 'empty', () => isStillBlank(database))
  const ran = migrate(database, now())
  database.changes.watch(database.handle)
  if (ran.length > 0) log.info({ migrations: ran }, 'database brought up to date')
  const loose = tightenFiles(config.dataDir)
  if (loose.length > 0)
    log.warn({ files: loose.slice(0, 5), count: loose.length }, 'others on this machine may read the data')
  const tools = {
    db: database.read,
    transact: makeTransact(database.writer, (error) =>
      log.error({ err: error }, 'a task after a commit failed'),
    ),
    now: () => millis(now()),
  }
  const fromMemory = <T>(make: () => Promise<T>) => {
    const cache = new ChangeCache<T>(database.changes, { capacity: 1, maxAgeMs: Number.POSITIVE_INFINITY })
    return { read: () => cache.ask('', make, () => ({ settings: true })) }
  }
  const context: Context = {
    ...tools,
    config,
    suggestions: new ChangeCache(database.changes, { capacity: MAX_SUGGESTIONS, now }),
    teasers: new ChangeCache(database.changes, { capacity: MAX_TEASERS, now }),
    trendingCards: new ChangeCache(database.changes, { capacity: MAX_TRENDING, now }),
    knownCards: new KnownCards(database.changes, MAX_KNOWN_CARDS),
    facetSamples: new ChangeCache(database.changes, { capacity: MAX_FACET_SAMPLES, now }),
    itemViews: new ViewCounter(now),
    steps: new StepCounter(now),
    appLinks: fromMemory(() => readAppLinks(tools)),
    settings: fromMemory(() => readMarket(tools)),
    newId: (kind) => makeId(kind, now(), randomBytes(13)),
    randomBytes,
    log,
    limits: config.rateLimits ? makeLimits(tools, readKeyFile(config.dataDir, 'rate-limits.key')) : NO_LIMITS,
    client: '',
    sessionEnds: new SessionEnds(),
    events: new Events(),
    tokenKey: readKeyFile(config.dataDir, 'tokens.key'),
    vault: openVault(config.dataDir),
    uploadsDir,
    claimsDir,
    filesDir: openFilesDir(config.dataDir),
    downloadKey: readKeyFile(config.dataDir, 'downloads.key'),
    ...chooseProvider(config),
    mail: { seal: makeSeal(config.dataDir), transport: makeMailTransport(config) },
    requests: new RequestLog(),
    jobTriggers: makeJobTriggers(),
    loopback: options.loopback ?? (() => `http://127.0.0.1:${config.port}`),
  }
  return {
    context,
    sessions: makeSessions(context),
    database,
    uploadsDir,
    onChange: (listener) => database.changes.listen(listener),
    noticeOthers: () => database.changes.noticeOthers(),
    onSessionsEnded: (listener) => context.sessionEnds.listen(listener),
    onMemberEvent: (listener) => context.events.listen(listener),
    onAuctionEvent: (listener) => context.events.watchAuctions(listener),
    close: async () => {
      for (const write of [writeViews, writeSteps])
        await write(context).catch((error: unknown) =>
          log.error({ err: error }, 'what was counted in memory was lost'),
        )
      await database.close()
    },
  }
}
