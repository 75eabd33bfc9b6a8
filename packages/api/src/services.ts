import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type ChangeListener, makeTransact, migrate, type OpenDatabase, openDatabase } from '@pasar/db'
import { makeId, millis } from '@pasar/domain'
import { pino } from 'pino'
import { makeSessions, type Sessions } from './auth/sessions'
import { KeptAnswers } from './catalogue/kept-answers'
import type { Config } from './config'
import type { Context } from './context'
import { makeDemoProvider } from './payments/demo'
import { makeStripeProvider } from './payments/stripe'
import { readWebhookKey } from './payments/webhook-key'

export interface Services {
  context: Context
  sessions: Sessions
  database: OpenDatabase
  /** Where pictures lie. */
  uploadsDir: string
  /** Tells what each commit changed of what public pages show; returns how to stop listening. */
  onChange(listener: ChangeListener): () => void
  /** Asks whether another process has written beside this one, and tells the listeners if so. */
  noticeOthers(): void
  close(): Promise<void>
}

export interface ServiceOptions {
  /** Called after each statement, to count the queries of a page. */
  observe?: (sql: string) => void
  /** The clock, in epoch milliseconds. */
  now?: () => number
  /** Where this process answers; the configured port unless told. */
  loopback?: () => string
}

function chooseProvider(config: Config): Pick<Context, 'payments' | 'demoProvider'> {
  if (config.stripe) return { payments: makeStripeProvider(config.stripe), demoProvider: null }
  const demoProvider = makeDemoProvider(readWebhookKey(config.dataDir))
  return { payments: demoProvider, demoProvider }
}

/** Opens the database (and brings it up to date) and puts together what the doors need. */
export function openServices(config: Config, options: ServiceOptions = {}): Services {
  const uploadsDir = path.join(config.dataDir, 'uploads')
  mkdirSync(uploadsDir, { recursive: true })
  const now = options.now ?? Date.now
  const log = pino({ level: config.logLevel })
  const database = openDatabase(path.join(config.dataDir, 'pasar.db'), {
    observe: options.observe,
    onListenerError: (error) => log.error({ err: error }, 'a listener to changes failed'),
  })
  const ran = migrate(database, now())
  database.changes.watch(database.handle)
  if (ran.length > 0) log.info({ migrations: ran }, 'database brought up to date')
  const context: Context = {
    config,
    db: database.read,
    transact: makeTransact(database.write, (error) =>
      log.error({ err: error }, 'a task after a commit failed'),
    ),
    searches: new KeptAnswers(database.changes, now),
    now: () => millis(now()),
    newId: (kind) => makeId(kind, now(), randomBytes(13)),
    randomBytes: (count) => randomBytes(count),
    log,
    ...chooseProvider(config),
    loopback: options.loopback ?? (() => `http://127.0.0.1:${config.port}`),
  }
  return {
    context,
    sessions: makeSessions(context),
    database,
    uploadsDir,
    onChange: (listener) => database.changes.listen(listener),
    noticeOthers: () => database.changes.noticeOthers(),
    close: () => database.close(),
  }
}
