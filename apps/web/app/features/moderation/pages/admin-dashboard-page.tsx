import { changeOf } from '@pasar/domain/analytics/figures'
import { blogWorkPath } from '@pasar/domain/blog/post-queue'
import { formatRm } from '@pasar/domain/kernel/format'
import { mailsPath } from '@pasar/domain/moderation/operations'
import { staffItemsPath } from '@pasar/domain/moderation/removals'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { PRIMED, trpc, usePrimed } from '../../../lib/trpc'
import { shortenCount } from '../../../ui/badge'
import { Card } from '../../../ui/card'
import { Icon, type IconName } from '../../../ui/icon'
import { TextLink } from '../../../ui/text-link'
import { trendOf } from '../../analytics/client/trend'
import { StatTile } from '../../analytics/components/stat-tile'
import { DateText } from '../../platform/components/date-text'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import type { loader } from '../routes/admin-dashboard.server'

/** The back office's first page: what needs somebody now, and how today goes. */
export function AdminDashboardPage() {
  const t = useT()
  return (
    <WorkFrame area="admin" title={t('backOffice.title')} lead={t('backOffice.lead')}>
      <div className="space-y-6">
        <Waiting />
        <Today />
        <Machine />
      </div>
    </WorkFrame>
  )
}

/** What the loader read, then what is newer. */
function useDashboard() {
  const { dashboard } = useLoaderData<typeof loader>()
  const utils = trpc.useUtils()
  usePrimed(dashboard, (loaded) => utils.moderation.dashboard.setData(undefined, loaded))
  return trpc.moderation.dashboard.useQuery(undefined, { initialData: dashboard, ...PRIMED }).data
}

const commentsPath = (list: 'held' | 'reported') => blogWorkPath({ list, words: '', sort: 'usual' })

type Row = readonly [icon: IconName, count: number, words: TextKey, to: string]

function Waiting() {
  const t = useT()
  const { waits, failedJobs, machine } = useDashboard()
  const rows: readonly Row[] = [
    ['clock', waits.dueClaims, 'backOffice.dueClaims', '/admin/claims'],
    ['shield', waits.claims, 'backOffice.claims', '/admin/claims'],
    ['warning', waits.held, 'backOffice.held', '/admin-orders?list=held'],
    ['warning', waits.failedRefunds, 'backOffice.failedRefunds', '/admin-orders?list=refundFailed'],
    ['users', waits.applications, 'backOffice.applications', '/seller-requests'],
    ['chat', waits.messages, 'backOffice.messages', '/admin/messages'],
    ['flag', waits.reports, 'backOffice.reports', '/admin/reports'],
    ['mail', waits.inbox, 'backOffice.inbox', '/admin/inboxes'],
    ['users', waits.affiliates, 'backOffice.affiliates', '/admin/affiliates'],
    ['box', waits.appeals, 'backOffice.appeals', staffItemsPath({ list: 'appeals', words: '' })],
    ['copy', waits.duplicates, 'backOffice.doubles', staffItemsPath({ list: 'doubles', words: '' })],
    ['pencil', waits.posts, 'backOffice.posts', '/admin/blog'],
    ['chat', waits.heldComments, 'backOffice.heldComments', commentsPath('held')],
    ['flag', waits.reportedComments, 'backOffice.reportedComments', commentsPath('reported')],
    ['coins', waits.payouts, 'backOffice.payouts', '/admin/payouts'],
    ['coins', waits.adjustments, 'backOffice.adjustments', '/admin/books'],
    ['mail', waits.failedMails, 'backOffice.mails', mailsPath({ list: 'failed', sort: 'usual', words: '' })],
    ['refresh', failedJobs.length, 'backOffice.jobs', '/admin/operations'],
    ['shield', machine.isBackupOld ? 1 : 0, 'backOffice.oldBackup', '/admin/operations/storage'],
    ['box', machine.isDiskFull ? 1 : 0, 'backOffice.fullDisk', '/admin/operations/storage'],
  ]
  const open = rows.filter(([, count]) => count > 0)
  return (
    <Card as="section" edge title={t('backOffice.waiting')}>
      {open.length === 0 && <p className="text-ink-soft">{t('backOffice.nothing')}</p>}
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {open.map(([icon, count, words, to]) => {
          const text = t(words, { count, shown: shortenCount(count) })
          return (
            <li key={words} className="flex min-h-12 items-center gap-3 border-b border-line">
              <Icon name={icon} className="shrink-0 text-ink-soft" />
              <TextLink to={to} className="inline-flex min-h-11 items-center">
                {text}
              </TextLink>
            </li>
          )
        })}
      </ul>
      {failedJobs.length > 0 && (
        <p className="mt-3 text-sm wrap-anywhere text-ink-soft">
          {t('backOffice.jobNames', {
            names: failedJobs.map((name) => t(`operations.job_${name}`)).join(', '),
          })}
        </p>
      )}
    </Card>
  )
}

function Today() {
  const t = useT()
  const { today, before } = useDashboard()
  const tiles = [
    ['backOffice.sales', today.sales, before.sales, formatRm],
    ['backOffice.orders', today.orders, before.orders, String],
    ['backOffice.members', today.members, before.members, String],
  ] as const
  return (
    <section>
      <h2 className="mb-3 text-lg font-bold">{t('backOffice.today')}</h2>
      <div className="grid gap-4 sm:grid-cols-3">
        {tiles.map(([label, now, then, write]) => (
          <StatTile
            key={label}
            label={t(label)}
            value={write(now)}
            trend={trendOf(t, changeOf(now, then))}
            source={t('backOffice.source')}
          >
            {t('backOffice.weekAgo', { value: write(then) })}
          </StatTile>
        ))}
      </div>
    </section>
  )
}

const GIGABYTE = 1_000_000_000
const writeGigabytes = (bytes: number): string => String(Math.round(bytes / GIGABYTE))

function Machine() {
  const t = useT()
  const { lastBackup, isBackupOld, disk, isDiskFull, risks } = useDashboard().machine
  const mark = (isBad: boolean) => (
    <Icon
      name={isBad ? 'warning' : 'check'}
      className={isBad ? 'shrink-0 text-bunga-ink' : 'shrink-0 text-jade'}
    />
  )
  return (
    <Card as="section" title={t('backOffice.machine')}>
      <ul className="space-y-3">
        <li className="flex items-center gap-3">
          {mark(isBackupOld)}
          <span>
            {lastBackup === null ? (
              t('backOffice.noBackup')
            ) : (
              <>
                {t('backOffice.backup')} <DateText time={lastBackup} withTime />
              </>
            )}
          </span>
        </li>
        {disk !== null && (
          <li className="flex items-center gap-3">
            {mark(isDiskFull)}
            <span>
              {t('backOffice.disk', { free: writeGigabytes(disk.free), size: writeGigabytes(disk.size) })}
            </span>
          </li>
        )}
        {risks.map((risk) => (
          <li key={risk} className="flex items-center gap-3">
            {mark(true)}
            <span>{t(`backOffice.risk_${risk}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
