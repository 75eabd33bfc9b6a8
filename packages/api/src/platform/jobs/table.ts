import { deleteEndedLimits, deleteFinishedMails } from '@pasar/db'
import { days, hours, minutes, seconds, TIME_ZONE } from '@pasar/domain'
import { Cron } from 'croner'
import { sweepSessions } from '../../accounts/jobs/sweep'
import { sweepClaims } from '../../accounts/jobs/unconfirmed'
import { rollUpDays, writeSteps } from '../../analytics/jobs'
import { moveDueAuctions } from '../../auctions/jobs'
import { sweepPostPictures } from '../../blog/jobs'
import { sweepSearchWords, sweepTrendMarks, sweepViews, writeViews } from '../../catalogue/jobs'
import { moveDueClaims } from '../../disputes/jobs'
import { notifyOfVersions, sweepFiles } from '../../downloads/jobs'
import { sweepRounds } from '../../games/jobs'
import { measureReplyTimes } from '../../messaging/jobs'
import { noteDuplicates, retryLost } from '../../moderation/jobs/duplicates'
import { notePriceOutliers } from '../../moderation/jobs/price-outliers'
import { sweepReportTexts } from '../../moderation/jobs/report-texts'
import { sweepNotifications } from '../../notifications/jobs'
import { expireOrders } from '../../orders/commands/close'
import { moveDueParcels, remindSellers } from '../../orders/jobs'
import { reconcileClosedPayments, reconcilePayments, sendRefunds } from '../../payments/jobs'
import { runStatements, sweepStatements } from '../../payouts/jobs'
import { runPlanner } from '../../planner/jobs'
import { runImports, sweepImports } from '../../selling/jobs/imports'
import { relistUnsold } from '../../selling/jobs/relists'
import { startDueSales } from '../../selling/jobs/sale-starts'
import { notifyFollowers, settleHolidays, settleRenames, settleStores } from '../../stores/jobs'
import { sweepNewsletter } from '../../support/commands/newsletter'
import { queueNewsletter } from '../../support/commands/newsletter-slices'
import { sweepInbox } from '../../support/jobs'
import { notifyWishers } from '../../wishlist/jobs'
import type { Context } from '../context'
import { deleteOldFiles } from '../mail/outbox'
import { sendMails } from '../mail/send'
import { runBackup } from '../operations/run-backup'
import { measureStorage } from '../operations/storage'
import { sweepPictures } from '../pictures/sweep'
import { fetchRates } from '../settings/fetch-rates'
import { deleteInSlices } from './delete-in-slices'
import type { JobName } from './names'
import { NEVER } from './never'
import { runEach, type Step } from './run-each'
import { waitForIdle } from './wait-for-idle'

export interface Job {
  /** What is due it reads from the database itself, so that a run that ended half-way is made good by the next. */
  run(ctx: Context, signal: AbortSignal): Promise<unknown>
  /** When to run again, for one that ended at `now`. */
  next(now: number): number
  /** Runs when somebody asks for it; until then not even once. */
  isOnDemand?: true
}

/** Often enough that nobody waits for stock that an unpaid order holds. */
const every30Seconds = (now: number): number => now + seconds(30)

/** In the small hours of Malaysia, when the fewest shop. */
const night = new Cron('30 4 * * *', { timezone: TIME_ZONE })
const nightly = (now: number): number => night.nextRun(new Date(now))?.getTime() ?? now + days(1)

/** A day is rolled up once it is over and all that began on it has been written. */
const early = new Cron('10 0 * * *', { timezone: TIME_ZONE })
const afterMidnight = (now: number): number => early.nextRun(new Date(now))?.getTime() ?? now + days(1)

/** For questions about a mail that did not come; after that nobody needs the addresses. */
export const KEEP_MAILS = days(30)

const SWEEPS: readonly Step[] = [
  sweepSessions,
  (ctx, signal) =>
    deleteInSlices(ctx, signal, (tx, limit) => deleteFinishedMails(tx, ctx.now() - KEEP_MAILS, limit)),
  (ctx, signal) => deleteInSlices(ctx, signal, (tx, limit) => deleteEndedLimits(tx, ctx.now(), limit)),
  (ctx) => deleteOldFiles(ctx.config.dataDir, ctx.now() - KEEP_MAILS),
  sweepInbox,
  sweepNewsletter,
  sweepImports,
  sweepStatements,
  notePriceOutliers,
  retryLost,
  sweepViews,
  sweepTrendMarks,
  sweepSearchWords,
  sweepRounds,
  sweepPostPictures,
  sweepNotifications,
  sweepReportTexts,
]

export const JOBS: Readonly<Record<JobName, Job>> = {
  orders: {
    run: async (ctx) => {
      // An order must not expire whose payment has not been reported yet.
      await reconcilePayments(ctx)
      await expireOrders(ctx)
    },
    next: every30Seconds,
  },
  /** Bids are refused from the end on, whenever it comes. */
  auctions: {
    run: async (ctx) => {
      await moveDueAuctions(ctx)
      await relistUnsold(ctx)
    },
    next: (now) => now + seconds(10),
  },
  parcels: {
    run: async (ctx) => {
      // Claims first: one that ends may set a parcel free.
      await moveDueClaims(ctx)
      await remindSellers(ctx)
      await moveDueParcels(ctx)
    },
    next: (now) => now + minutes(1),
  },
  refunds: {
    run: async (ctx) => {
      await reconcileClosedPayments(ctx)
      await sendRefunds(ctx)
    },
    next: every30Seconds,
  },
  /** From the address that admins set. */
  rates: { run: fetchRates, next: (now) => now + hours(6) },
  replyTimes: { run: measureReplyTimes, next: (now) => now + hours(1) },
  /** New mails trigger it; its schedule is for retries. */
  mail: {
    run: async (ctx, signal) => {
      await waitForIdle(signal)
      await sendMails(ctx, signal)
    },
    next: every30Seconds,
  },
  newsletter: { run: queueNewsletter, next: every30Seconds },
  sweep: { run: (ctx, signal) => runEach(ctx, signal, SWEEPS), next: nightly },
  claims: { run: sweepClaims, next: nightly },
  pictures: { run: sweepPictures, next: (now) => now + hours(1) },
  doubles: { run: noteDuplicates, next: (now) => now + minutes(5) },
  files: { run: sweepFiles, next: (now) => now + hours(1) },
  /** A new version triggers it. */
  fileNews: { run: notifyOfVersions, next: (now) => now + minutes(1) },
  /** An upload triggers it; otherwise it goes on with what an earlier process left. */
  imports: { run: runImports, next: every30Seconds },
  /** A confirmation triggers it; otherwise it goes on with what an earlier process left. */
  bankStatements: { run: runStatements, next: every30Seconds },
  storeNews: { run: notifyFollowers, next: (now) => now + minutes(10) },
  /** Hiding a store triggers it. */
  storeHidings: { run: settleStores, next: (now) => now + minutes(1) },
  /** Another name triggers it; otherwise it goes on with what an earlier process left. */
  storeRenames: { run: settleRenames, next: (now) => now + minutes(1) },
  /** A holiday that is set or ended triggers it; what goes on sale meanwhile, and the days that come, wait for it. */
  storeHolidays: { run: settleHolidays, next: (now) => now + seconds(10) },
  saleStarts: { run: startDueSales, next: every30Seconds },
  wishNews: { run: notifyWishers, next: (now) => now + minutes(1) },
  planner: { run: runPlanner, next: (now) => now + minutes(5) },
  itemViews: {
    run: async (ctx, signal) => {
      await waitForIdle(signal)
      await writeViews(ctx)
      await writeSteps(ctx)
    },
    next: (now) => now + minutes(1),
  },
  analytics: { run: rollUpDays, next: afterMidnight },
  storage: { run: measureStorage, next: (now) => now + hours(1) },
  backup: { run: (ctx, signal) => runBackup(ctx, signal), next: () => NEVER, isOnDemand: true },
}
