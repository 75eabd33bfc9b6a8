import { linkTo } from '../access/link-to'
import { readDay } from '../analytics/calendar'
import { MAX_SEARCH_LENGTH } from '../catalogue/search/search'
import { ID_PREFIX } from '../kernel/ids'
import { cutText } from '../kernel/texts'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'

/** Which entries of the audit log are wanted, as an address says it. */
export interface AuditFilter {
  /** Who did it: an email or the id of a member, or `SHELL`; empty for everyone. */
  actor: string
  /** The name of an action; null for all. */
  action: string | null
  /** The id of what it was done to; empty for all. */
  subject: string
  /** Malaysian calendar days, both included, as "2026-08-31"; null for open ends. */
  from: string | null
  to: string | null
  /** The usual one: the newest first. */
  sort?: ListSort
}

/** Whoever has the shell, as an actor. */
export const SHELL = 'shell'

const readWords = (params: URLSearchParams, name: string): string =>
  cutText(params.get(name) ?? '', MAX_SEARCH_LENGTH).trim()

/** Columns of the list beside the action. */
export const AUDIT_COLUMNS: ColumnSet<AuditColumn> = {
  all: ['time', 'actor', 'subject', 'reason', 'number', 'hash'],
  usual: ['time', 'actor', 'subject', 'reason'],
}
export type AuditColumn = 'time' | 'actor' | 'subject' | 'reason' | 'number' | 'hash'

/** What the list shows of them. */
export interface AuditListView extends AuditFilter {
  columns: readonly AuditColumn[]
}

/** Reads the filter of an address; nonsense is left out. */
export function readAuditFilter(params: URLSearchParams): AuditListView {
  const action = params.get('action') ?? ''
  return {
    actor: readWords(params, 'actor').toLowerCase(),
    action: /^[a-z]{1,40}$/i.test(action) ? action : null,
    subject: readWords(params, 'subject'),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    sort: readListSort(params),
    columns: readColumns(AUDIT_COLUMNS, params),
  }
}

const queryOf = ({ actor, action, subject, from, to, sort = 'usual' }: AuditFilter) => ({
  actor: actor || undefined,
  action: action ?? undefined,
  subject: subject || undefined,
  from: from ?? undefined,
  to: to ?? undefined,
  sort: writeListSort(sort),
})

/** The address of a page of the audit log. */
export const auditPath = (
  { columns, ...filter }: AuditFilter & Partial<AuditListView>,
  cursor: string | null = null,
): string =>
  linkTo('/admin/audit', {
    ...queryOf(filter),
    cols: writeColumns(AUDIT_COLUMNS, columns),
    cursor: cursor ?? undefined,
  })

/** The address of the file with the entries that a filter shows. */
export const auditFile = (filter: AuditFilter): string => linkTo('/admin/audit.csv', queryOf(filter))

/** By the beginning of an id. */
const SUBJECT_PATHS = {
  [ID_PREFIX.user]: '/admin/users/:id',
  [ID_PREFIX.order]: '/admin-orders/:id',
  [ID_PREFIX.store]: '/all-stores/:id',
  [ID_PREFIX.item]: '/admin/items/:id',
  [ID_PREFIX.claim]: '/admin/claims/:id',
  [ID_PREFIX.coupon]: '/admin/coupons/:id',
  [ID_PREFIX.payoutRun]: '/admin/payouts/:id',
  [ID_PREFIX.bankStatement]: '/admin/books/statements/:id',
  [ID_PREFIX.sellerApplication]: '/seller-requests/:id',
  [ID_PREFIX.affiliateApplication]: '/admin/affiliates/:id',
  [ID_PREFIX.inbox]: '/admin/inboxes/:id',
  [ID_PREFIX.jobApplication]: '/admin/inboxes/:id',
  [ID_PREFIX.message]: '/admin/messages/:id',
  [ID_PREFIX.blogPost]: '/admin/blog/:id',
  [ID_PREFIX.banner]: '/admin/banners/:id',
  [ID_PREFIX.newsletterIssue]: '/admin/newsletter/:id',
} as const

/** The page of staff about what an entry is about; null where it has none. */
export function auditSubjectPath(subjectId: string): string | null {
  const path = Object.entries(SUBJECT_PATHS).find(([prefix]) => subjectId.startsWith(`${prefix}_`))?.[1]
  return path === undefined ? null : linkTo(path, { id: subjectId })
}
