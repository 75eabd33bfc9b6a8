import {
  countFigures,
  countOperatorWaits,
  countQueueAges,
  countReviews,
  countStaffWaits,
  findJobs,
  listAffiliateApplications,
  listSellerApplications,
  type MarketFigures,
  type OperatorWaits,
  type QueueAges,
  type ReviewerFigures,
  type StaffWaits,
} from '@pasar/db'
import { days, isBackupOld, isDiskFull, malaysianDay, startOfMalaysianDay } from '@pasar/domain'
import type { Admin, Manager } from '../../access/actors'
import type { Context } from '../../platform/context'
import type { SettingRisk } from '../../platform/environment/warnings'
import { JOB_NAMES, type JobName } from '../../platform/jobs/names'
import { lastBackupElsewhere, listBackups, newestOf } from '../../platform/operations/backups'
import { readDisk } from '../../platform/operations/storage'

const WEEK = days(7)

/** The state of the machine; null where it is not known. */
export interface MachineState {
  /** When the latest backup was made, in the data folder or elsewhere; null for none. */
  lastBackup: number | null
  isBackupOld: boolean
  /** Of the disk the data is on. */
  disk: { free: number; size: number } | null
  isDiskFull: boolean
  /** What the settings of a public market should not say. */
  risks: readonly SettingRisk[]
}

export interface AdminDashboard {
  waits: StaffWaits & OperatorWaits
  /** The names of jobs whose last run failed. */
  failedJobs: JobName[]
  today: MarketFigures
  /** The same day a week ago, up to the same time of day. */
  before: MarketFigures
  machine: MachineState
}

/** What needs somebody now, and how today goes. */
export async function adminDashboard(ctx: Context, _admin: Admin): Promise<AdminDashboard> {
  const { db, config } = ctx
  const now = ctx.now()
  const begin = startOfMalaysianDay(malaysianDay(now))
  const [staff, operator, jobs, today, before, backups, elsewhere, disk] = await Promise.all([
    countStaffWaits(db),
    countOperatorWaits(db, now + days(1)),
    findJobs(db),
    countFigures(db, begin, now),
    countFigures(db, begin - WEEK, now - WEEK),
    listBackups(config.dataDir),
    lastBackupElsewhere(config.dataDir),
    readDisk(config.dataDir),
  ])
  const failed = new Set(jobs.flatMap(({ name, error }) => (error === '' ? [] : [name])))
  const failedJobs = JOB_NAMES.filter((name) => failed.has(name))
  const lastBackup = newestOf(backups, elsewhere)
  return {
    waits: { ...staff, ...operator },
    failedJobs,
    today,
    before,
    machine: {
      lastBackup,
      isBackupOld: isBackupOld(lastBackup, now),
      disk,
      isDiskFull: disk !== null && isDiskFull(disk),
      risks: config.risks,
    },
  }
}

const FRESH = days(1)
const LATE = days(3)
/** Days of the reviewer's own figures. */
const OWN_DAYS = 30
const OLDEST_SHOWN = 5

/** An application that waits: to sell, with the name of the store, or to recruit, with that of the member. */
export interface WaitingApplication {
  kind: 'seller' | 'reseller'
  id: string
  name: string
  createdAt: number
}

export interface ManagerDashboard {
  ages: QueueAges
  /** Those that wait longest. */
  oldest: WaitingApplication[]
  own: ReviewerFigures
  /** Of the own figures. */
  days: number
}

/** The applications that wait, by age, and what the manager did lately. */
export async function managerDashboard(ctx: Context, manager: Manager): Promise<ManagerDashboard> {
  const now = ctx.now()
  const [ages, sellers, resellers, own] = await Promise.all([
    countQueueAges(ctx.db, now - FRESH, now - LATE),
    listSellerApplications(ctx.db, 'pending', null, OLDEST_SHOWN),
    listAffiliateApplications(ctx.db, 'pending', null, OLDEST_SHOWN),
    countReviews(ctx.db, manager.id, now - days(OWN_DAYS)),
  ])
  const waiting: WaitingApplication[] = [
    ...sellers.applications.map(({ id, storeName: name, createdAt }) => ({
      kind: 'seller' as const,
      id,
      name,
      createdAt,
    })),
    ...resellers.applications.map(({ id, memberName: name, createdAt }) => ({
      kind: 'reseller' as const,
      id,
      name,
      createdAt,
    })),
  ]
  const oldest = waiting.toSorted((a, b) => a.createdAt - b.createdAt).slice(0, OLDEST_SHOWN)
  return { ages, oldest, own, days: OWN_DAYS }
}
