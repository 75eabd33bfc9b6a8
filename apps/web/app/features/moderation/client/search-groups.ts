import type { StaffFound } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { foldWord } from '@pasar/domain/catalogue/search/search'
import { formatRm } from '@pasar/domain/kernel/format'
import type { SettingSection } from '@pasar/domain/platform/setting-sections'
import type { TextKey, Translate } from '../../../i18n/translate'
import { ORDER_LOOKS } from '../../orders/components/states'
import { STATUS_WORDS } from '../../selling/client/item-status'

/** A page of the back office and its name. */
export type NamedPage = readonly [path: string, name: TextKey, ...rest: unknown[]]

const SECTIONS = ['fees', 'zones', 'rates', 'operator', 'apps'] as const satisfies readonly SettingSection[]

/** Pages that are not in the rail. */
const OTHERS: readonly NamedPage[] = [
  ['/admin/coupons/new', 'couponWork.newTitle'],
  ['/admin/payouts/rules', 'marketSettings.payouts'],
  ['/admin/newsletter/new', 'newsletterWork.newTitle'],
  ['/admin/banners', 'bannerWork.title'],
  ['/admin/banners/new', 'bannerWork.newTitle'],
  ['/admin/books/debts', 'books.debts'],
  ['/admin/books/lines', 'bankStatements.lines'],
  ['/admin/books/statements', 'bankStatements.title'],
  ['/admin/operations/mails', 'operations.mails'],
  ['/admin/operations/storage', 'operations.storage'],
  ['/admin/operations/requests', 'operations.requests'],
  ['/admin-profile', 'profile.title'],
  ...SECTIONS.map(
    (section) =>
      [linkTo('/admin/settings/:section', { section }), `marketSettings.section_${section}`] as const,
  ),
]

export interface SearchRow {
  to: string
  name: string
  /** What tells it from others of its name; may be empty. */
  detail: string
}

export interface SearchGroup {
  key: 'pages' | 'members' | 'stores' | 'orders' | 'items'
  title: string
  /** The list with all that is found of the kind; null for pages, which are all here. */
  all: { to: string; name: string } | null
  rows: SearchRow[]
}

/** The pages with all of these words in their name, or in their address, which is English in every language. */
function findPages(t: Translate, pages: readonly NamedPage[], words: string): SearchRow[] {
  const parts = foldWord(words).split(/\s+/)
  return pages
    .filter(([to]) => to !== linkTo('/admin/search'))
    .map(([to, name]) => ({ to, name: t(name), detail: '' }))
    .filter(({ to, name }) => parts.every((part) => foldWord(`${name} ${to}`).includes(part)))
}

const join = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' · ')

/**
 * What a search of the back office found, kind by kind; kinds of which nothing was found are left out. Stores come before what
 * is found by the name of a store.
 * @param rail the pages in the rail
 * @param words what is typed by now; pages are found by it without the server
 */
export function groupFound(
  t: Translate,
  rail: readonly NamedPage[],
  words: string,
  found: StaffFound | undefined,
): SearchGroup[] {
  const { members = [], orders = [], items = [], stores = [] } = found?.matches ?? {}
  const query = { q: found?.words }
  const groups: SearchGroup[] = [
    {
      key: 'pages',
      title: t('staffSearch.pages'),
      all: null,
      rows: findPages(t, [...rail, ...OTHERS], words),
    },
    {
      key: 'members',
      title: t('memberWork.title'),
      all: { to: linkTo('/admin/users', query), name: t('staffSearch.all_members') },
      rows: members.map(({ id, name, email, state }) => ({
        to: linkTo('/admin/users/:id', { id }),
        name: name || email,
        detail: join(email, state !== 'active' && t(`memberWork.state_${state}`)),
      })),
    },
    {
      key: 'stores',
      title: t('storeWork.title'),
      all: { to: linkTo('/all-stores', query), name: t('staffSearch.all_stores') },
      rows: stores.map(({ id, name, sellerName, isHidden }) => ({
        to: linkTo('/all-stores/:id', { id }),
        name,
        detail: join(sellerName, isHidden && t('storeWork.state_hidden')),
      })),
    },
    {
      key: 'orders',
      title: t('orderWork.title'),
      all: { to: linkTo('/admin-orders', query), name: t('staffSearch.all_orders') },
      rows: orders.map(({ id, number, state, total, buyerName }) => ({
        to: linkTo('/admin-orders/:id', { id }),
        name: number,
        detail: join(buyerName || t('orderWork.nobody'), formatRm(total), t(ORDER_LOOKS[state].text)),
      })),
    },
    {
      key: 'items',
      title: t('itemWork.title'),
      all: { to: linkTo('/admin/items', query), name: t('staffSearch.all_items') },
      rows: items.map(({ id, title, storeName, status }) => ({
        to: linkTo('/admin/items/:id', { id }),
        name: title,
        detail: join(storeName, t(STATUS_WORDS[status])),
      })),
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
