import type { z } from 'zod'
import { linkTo } from '../access/link-to'
import { blogWorkPath, readBlogView } from '../blog/post-queue'
import { readStaffCouponsFilter, staffCouponsPath } from '../coupons/staff-coupons'
import { claimsPath, readClaimsFilter } from '../disputes/claim-queue'
import { form, text } from '../kernel/schemas'
import { cutText } from '../kernel/texts'
import { auditPath, readAuditFilter } from '../moderation/audit-log'
import { inboxPath, readInboxFilter } from '../moderation/inboxes'
import { membersPath, readMembersFilter } from '../moderation/members'
import { messagesPath, readMessagesFilter } from '../moderation/message-queue'
import { readStaffOrdersFilter, staffOrdersPath } from '../moderation/orders'
import { readStaffItemsFilter, staffItemsPath } from '../moderation/removals'
import { readReportsView, reportsPath } from '../moderation/report-queue'
import { readStaffStoresFilter, staffStoresPath } from '../moderation/stores'
import { SALE_TABS } from '../orders/fulfilment'
import { readRunsView, runsPath } from '../payouts/run-list'
import {
  affiliatesPath,
  applicationsPath,
  readAffiliatesFilter,
  readApplicationsFilter,
} from '../selling/application-lists'
import { ownItemsPath, readOwnItemsFilter } from '../selling/own-items'
import { readListSort, writeListSort } from './lists/sort'
import { toWhole } from './whole-list'

/** Of one member and one list. */
export const MAX_SAVED_VIEWS = 20
export const MAX_VIEW_NAME = 60

/** Longer than any order number. */
const MAX_NUMBER = 40

/** The list of a seller's parcels: a number is looked for in all states, unless one is named. */
function salesPath(params: URLSearchParams): string {
  const search = cutText(params.get('q') ?? '', MAX_NUMBER).trim()
  const usual = search === '' ? 'to_ship' : 'all'
  const state = SALE_TABS.find((known) => known === params.get('state'))
  return linkTo('/orders/seller', {
    state: state === undefined || state === usual ? undefined : state,
    q: search || undefined,
    sort: writeListSort(readListSort(params)),
  })
}

/**
 * The lists of which views are saved: where each is, where its views are edited, and its address without page as it
 * understands a query. What it does not understand is left out.
 */
export const VIEW_LISTS = {
  members: {
    path: '/admin/users',
    edit: linkTo('/admin/views/:list', { list: 'members' }),
    normalize: (params: URLSearchParams) => membersPath(readMembersFilter(params)),
  },
  stores: {
    path: '/all-stores',
    edit: linkTo('/admin/views/:list', { list: 'stores' }),
    normalize: (params: URLSearchParams) => staffStoresPath(readStaffStoresFilter(params)),
  },
  orders: {
    path: '/admin-orders',
    edit: linkTo('/admin/views/:list', { list: 'orders' }),
    normalize: (params: URLSearchParams) => staffOrdersPath(readStaffOrdersFilter(params)),
  },
  items: {
    path: '/admin/items',
    edit: linkTo('/admin/views/:list', { list: 'items' }),
    normalize: (params: URLSearchParams) => staffItemsPath(readStaffItemsFilter(params)),
  },
  coupons: {
    path: '/admin/coupons',
    edit: linkTo('/admin/views/:list', { list: 'coupons' }),
    normalize: (params: URLSearchParams) => staffCouponsPath(readStaffCouponsFilter(params)),
  },
  audit: {
    path: '/admin/audit',
    edit: linkTo('/admin/views/:list', { list: 'audit' }),
    normalize: (params: URLSearchParams) => auditPath(readAuditFilter(params)),
  },
  inboxes: {
    path: '/admin/inboxes',
    edit: linkTo('/admin/views/:list', { list: 'inboxes' }),
    normalize: (params: URLSearchParams) => inboxPath(readInboxFilter(params)),
  },
  messages: {
    path: '/admin/messages',
    edit: linkTo('/admin/views/:list', { list: 'messages' }),
    normalize: (params: URLSearchParams) => messagesPath(readMessagesFilter(params)),
  },
  reports: {
    path: '/admin/reports',
    edit: linkTo('/admin/views/:list', { list: 'reports' }),
    normalize: (params: URLSearchParams) => reportsPath(readReportsView(params)),
  },
  claims: {
    path: '/admin/claims',
    edit: linkTo('/admin/views/:list', { list: 'claims' }),
    normalize: (params: URLSearchParams) => claimsPath(readClaimsFilter(params)),
  },
  payouts: {
    path: '/admin/payouts',
    edit: linkTo('/admin/views/:list', { list: 'payouts' }),
    normalize: (params: URLSearchParams) => runsPath(readRunsView(params)),
  },
  articles: {
    path: '/admin/blog',
    edit: linkTo('/admin/views/:list', { list: 'articles' }),
    normalize: (params: URLSearchParams) => blogWorkPath(readBlogView(params)),
  },
  applications: {
    path: '/seller-requests',
    edit: linkTo('/admin/views/:list', { list: 'applications' }),
    normalize: (params: URLSearchParams) =>
      applicationsPath('/seller-requests', readApplicationsFilter(params)),
  },
  reviews: {
    path: '/seller-applications',
    edit: linkTo('/seller-applications/views'),
    normalize: (params: URLSearchParams) =>
      applicationsPath('/seller-applications', readApplicationsFilter(params)),
  },
  affiliates: {
    path: '/admin/affiliates',
    edit: linkTo('/admin/views/:list', { list: 'affiliates' }),
    normalize: (params: URLSearchParams) => affiliatesPath('/admin/affiliates', readAffiliatesFilter(params)),
  },
  recruiters: {
    path: '/become-reseller',
    edit: linkTo('/become-reseller/views'),
    normalize: (params: URLSearchParams) => affiliatesPath('/become-reseller', readAffiliatesFilter(params)),
  },
  products: {
    path: '/my-products',
    edit: linkTo('/my-products/views'),
    normalize: (params: URLSearchParams) => ownItemsPath(readOwnItemsFilter(params)),
  },
  sales: { path: '/orders/seller', edit: linkTo('/orders/seller/views'), normalize: salesPath },
} as const

export type ViewList = keyof typeof VIEW_LISTS
export const VIEW_LIST_NAMES = Object.keys(VIEW_LISTS) as readonly ViewList[]

/** What a view keeps of an address: the filters, the sort and the columns that its list understood when it was saved. */
export type ViewQuery = Readonly<Record<string, string>>

const queryIn = (path: string): URLSearchParams => new URLSearchParams(path.split('?')[1] ?? '')

/** Reads what a list shows out of an address. */
export const readViewQuery = (list: ViewList, params: URLSearchParams): ViewQuery =>
  Object.fromEntries(queryIn(VIEW_LISTS[list].normalize(params)))

/** The address of a view, and whether the list no longer has some of what it asks for: it shows the rest. */
export function openView(list: ViewList, query: ViewQuery): { to: string; isPartial: boolean } {
  const to = VIEW_LISTS[list].normalize(new URLSearchParams(query))
  const kept = queryIn(to)
  return { to, isPartial: Object.entries(query).some(([name, value]) => kept.get(name) !== value) }
}

export const savedViewSchema = form({ name: text(MAX_VIEW_NAME) })
export type SavedViewInput = z.output<typeof savedViewSchema>

const VIEWED: ReadonlySet<string> = new Set(Object.values(VIEW_LISTS).map(({ path }) => path))

/** As `toWhole`, for the address of any page: one without saved views stays as it is. */
export const toWholeList = (path: string): string => (VIEWED.has(path) ? toWhole(path) : path)
