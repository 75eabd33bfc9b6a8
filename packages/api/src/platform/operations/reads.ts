import {
  countOutbox,
  decodeTimeCursor,
  findFirstStorageDay,
  findJobs,
  findStorageMeasures,
  listOutbox,
  type OutboxRow,
} from '@pasar/db'
import {
  days,
  isWorthSending,
  type MailList,
  type MailsFilter,
  malaysianDay,
  type Sought,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../context'
import { JOB_NAMES, type JobName } from '../jobs/names'
import { NEVER } from '../jobs/never'
import { KEEP_MAILS } from '../jobs/table'
import type { UsedUp } from '../limits/limits'
import { exportPages } from '../lists/every-page'
import { readCursor } from '../lists/read-cursor'
import {
  type BackupElsewhere,
  type BackupView,
  lastBackupElsewhere,
  listBackups,
  newestOf,
  OWN_KEPT,
} from './backups'
import { NOTES_KEPT, type RequestNote, SLOW_MS } from './request-log'
import { readDisk, STORAGE_PARTS, type StoragePart } from './storage'

export interface JobView {
  name: JobName
  state: 'running' | 'waiting' | 'onDemand'
  /** Of the last run that ended; null before the first. */
  endedAt: number | null
  /** How long it took, in milliseconds; null where it is not known. */
  took: number | null
  /** Null while it runs, and for one that only runs when somebody asks. */
  nextAt: number | null
  /** What the last run failed with; empty when it did not. */
  error: string
  runs: number
  failures: number
}

/** The background jobs, those that failed first. */
export async function jobsPage(ctx: Context, _admin: Admin): Promise<JobView[]> {
  const now = ctx.now()
  const rows = await findJobs(ctx.db)
  const views = rows.flatMap(({ startedAt, finishedAt, dueAt, heldUntil, ...row }): JobView[] => {
    const name = JOB_NAMES.find((known) => known === row.name)
    if (!name) return []
    const isRunning = heldUntil > now
    const isOnDemand = dueAt === NEVER
    return [
      {
        name,
        state: isRunning ? 'running' : isOnDemand ? 'onDemand' : 'waiting',
        endedAt: finishedAt,
        took:
          startedAt !== null && finishedAt !== null && finishedAt >= startedAt
            ? finishedAt - startedAt
            : null,
        nextAt: isRunning || isOnDemand ? null : dueAt,
        error: row.error,
        runs: row.runs,
        failures: row.failures,
      },
    ]
  })
  return views.sort((a, b) => Number(b.error !== '') - Number(a.error !== ''))
}

const MAILS_ON_A_PAGE = 50
const MAILS_OF_AN_EXPORT = 500

export interface MailView extends OutboxRow {
  /** Whether it can be sent again: it was given up and holds no key that is too old. */
  canRetry: boolean
}

export interface MailsPage {
  mails: MailView[]
  next: string | null
  /** Up to 100 each. */
  counts: Record<MailList, number>
  /** For how many days they are kept once they are finished. */
  keptDays: number
}

/** A page of the mails of the outbox. @throws DomainError NOT_FOUND for a cursor that is none */
export async function mailsPage(
  ctx: Context,
  _admin: Admin,
  { list, ...sought }: Pick<MailsFilter, 'list'> & Sought,
  cursorText: string | null,
): Promise<MailsPage> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const [page, counts] = await Promise.all([
    listOutbox(ctx.db, list, cursor, MAILS_ON_A_PAGE, sought),
    countOutbox(ctx.db),
  ])
  const now = ctx.now()
  const mails = page.mails.map((mail) => ({
    ...mail,
    canRetry: list === 'failed' && isWorthSending(mail.kind, mail.createdAt, now),
  }))
  return { mails, next: page.next, counts, keptDays: KEEP_MAILS / days(1) }
}

/** All mails that a filter shows, without what they say, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportMails = (
  ctx: Context,
  admin: Admin,
  { list, ...sought }: MailsFilter,
): Promise<AsyncGenerator<OutboxRow[]>> =>
  exportPages(ctx, admin, async (cursor) => {
    const from = readCursor(cursor, decodeTimeCursor)
    const { mails: rows, next } = await listOutbox(ctx.db, list, from, MAILS_OF_AN_EXPORT, sought)
    return { rows, next }
  })

/** Days over which growth is shown. */
const GROWTH_DAYS = 30
const BACKUPS_SHOWN = 50

export interface StorageView {
  part: StoragePart
  bytes: number
  files: number
  /** In bytes over `days`; null before there is anything to compare with. */
  growth: number | null
}

export interface StoragePage {
  backups: BackupView[]
  /** The last one that was made in another place than the data folder, such as by night; null for none. */
  elsewhere: BackupElsewhere | null
  /** When the last one was made, wherever; null for none. */
  lastBackup: number | null
  /** How many stay in the data folder. */
  kept: number
  isBackupRunning: boolean
  /** What the last backup by hand failed with; empty when it did not. */
  backupError: string
  disk: { free: number; size: number } | null
  parts: StorageView[]
  measuredAt: number | null
  /** Days between the measures that are compared; 0 for one alone. */
  days: number
}

/** What the data takes, how it grows, and the backups. */
export async function storagePage(ctx: Context, admin: Admin): Promise<StoragePage> {
  const { db, config } = ctx
  const today = malaysianDay(ctx.now())
  const first = await findFirstStorageDay(db)
  const [jobs, backups, elsewhere, disk, present, past] = await Promise.all([
    jobsPage(ctx, admin),
    listBackups(config.dataDir),
    lastBackupElsewhere(config.dataDir),
    readDisk(config.dataDir),
    findStorageMeasures(db, today),
    findStorageMeasures(db, Math.max(first ?? 0, today - GROWTH_DAYS)),
  ])
  const span = present && past ? present.day - past.day : 0
  const parts = STORAGE_PARTS.flatMap((part): StorageView[] => {
    const found = present?.measures.find((measure) => measure.part === part)
    if (!found) return []
    const before = span > 0 ? past?.measures.find((measure) => measure.part === part) : undefined
    return [
      { part, bytes: found.bytes, files: found.files, growth: before ? found.bytes - before.bytes : null },
    ]
  })
  const job = jobs.find(({ name }) => name === 'backup')
  return {
    backups: backups.slice(0, BACKUPS_SHOWN),
    elsewhere,
    lastBackup: newestOf(backups, elsewhere),
    kept: OWN_KEPT,
    isBackupRunning: job?.state === 'running',
    backupError: job?.error ?? '',
    disk,
    parts,
    measuredAt: present?.measuredAt ?? null,
    days: span,
  }
}

const REQUESTS_SHOWN = 50

export interface RequestsPage {
  failed: RequestNote[]
  slow: RequestNote[]
  /** From how many milliseconds on a request is slow, and how many of each kind are kept. */
  slowMs: number
  kept: number
  limits: UsedUp[]
}

/** Requests that failed or were slow since the start, and the limits that are used up. @param start of their number */
export async function requestsPage(ctx: Context, _admin: Admin, start: string): Promise<RequestsPage> {
  return {
    failed: ctx.requests.list('failed', start, REQUESTS_SHOWN),
    slow: ctx.requests.list('slow', start, REQUESTS_SHOWN),
    slowMs: SLOW_MS,
    kept: NOTES_KEPT,
    limits: await ctx.limits.usedUp(),
  }
}
