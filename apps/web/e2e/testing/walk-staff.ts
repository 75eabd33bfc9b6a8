import { addBuyers, beginSession, fillStaffDesks, readRows, SMALL } from '@pasar/api/testing'
import { linkTo, listSections, ROUTES, type RoutePath } from '@pasar/domain'
import type { OwnServer } from './own-server'
import { turnTwoFactorOn } from './test'

type Market = Pick<OwnServer, 'url' | 'dataDir'>

export interface StaffPlace {
  path: string
  who: 'admin' | 'manager'
}

const { admin, manager } = SMALL.users

/** Profiles are the same pages for every role; the walk reads those of buyers. */
const isSameForAll = (path: string): boolean => /^\/(?:admin|manager)-profile\/./.test(path)
/** Files, and the look as a member, which begins with a form elsewhere. */
const isNoPage = (path: string): boolean => /\.(?:csv|json)$|\/(?:proof|cv)$|^\/admin\/look$/.test(path)

/** Pages that look otherwise with other things on them. */
const MORE: readonly StaffPlace[] = [
  ...listSections().map(
    (section): StaffPlace => ({ path: linkTo('/admin/settings/:section', { section }), who: 'admin' }),
  ),
  { path: linkTo('/admin/search', { q: 'a' }), who: 'admin' },
  { path: linkTo('/admin/users', { q: 'zzzz' }), who: 'admin' },
  { path: linkTo('/admin/items', { q: 'zzzz' }), who: 'admin' },
  { path: linkTo('/admin/items', { list: 'doubles' }), who: 'admin' },
  { path: linkTo('/admin/claims', { state: 'decided', sort: 'reverse' }), who: 'admin' },
  { path: linkTo('/admin/claims', { state: 'returning' }), who: 'admin' },
]

/**
 * Every page that admins and managers work on.
 * @throws Error for a row with an id and without an example
 */
export async function listStaffPlaces({ dataDir }: Market, article: string): Promise<StaffPlace[]> {
  const people = { seller: 'kedai@pasar.test', affiliate: 'penulis@pasar.test' }
  await addBuyers(dataDir, [
    { name: 'Nur Aisyah', email: people.seller },
    { name: 'Wei Ling', email: people.affiliate },
  ])
  const desks = await fillStaffDesks(dataDir, people)
  const [claim] = await readRows<{ id: string }>(dataDir, 'select max(id) as id from order_claims')
  const seller = SMALL.users.seller.id
  const examples: Partial<Record<RoutePath, string>> = {
    '/admin-orders/:id': linkTo('/admin-orders/:id', { id: SMALL.orders.paid.id }),
    '/all-stores/:id': linkTo('/all-stores/:id', { id: SMALL.stores.crafts.id }),
    '/seller-requests/:id': linkTo('/seller-requests/:id', { id: desks.application }),
    '/seller-applications/:id': linkTo('/seller-applications/:id', { id: desks.application }),
    '/become-reseller/:id': linkTo('/become-reseller/:id', { id: desks.affiliate }),
    '/admin/affiliates/:id': linkTo('/admin/affiliates/:id', { id: desks.affiliate }),
    '/admin/inboxes/:id': linkTo('/admin/inboxes/:id', { id: desks.letter }),
    '/admin/change/:list': linkTo('/admin/change/:list', { list: 'members' }, { do: 'suspend', id: seller }),
    '/admin/claims/:id': linkTo('/admin/claims/:id', { id: claim?.id ?? '' }),
    '/admin/messages/:id': linkTo('/admin/messages/:id', { id: desks.held }),
    '/admin/payouts/:id': linkTo('/admin/payouts/:id', { id: desks.run }),
    '/admin/books/accounts/:account': linkTo('/admin/books/accounts/:account', { account: 'fees' }),
    '/admin/books/members/:id': linkTo('/admin/books/members/:id', { id: seller }),
    '/admin/books/statements/:id': linkTo('/admin/books/statements/:id', { id: desks.statement }),
    '/admin/views/:list': linkTo('/admin/views/:list', { list: 'members' }),
    '/admin/users/:id': linkTo('/admin/users/:id', { id: seller }),
    '/admin/banners/:id': linkTo('/admin/banners/:id', { id: desks.banner }),
    '/admin/newsletter/:id': linkTo('/admin/newsletter/:id', { id: desks.issue }),
    '/admin/coupons/:id': linkTo('/admin/coupons/:id', { id: SMALL.coupons.kedai5.id }),
    '/admin/items/:id': linkTo('/admin/items/:id', { id: SMALL.items.kopi.id }),
    '/admin/settings/:section': linkTo('/admin/settings/:section', { section: 'fees' }),
    '/admin/blog/:id': linkTo('/admin/blog/:id', { id: article }),
  }
  const known: Readonly<Record<string, string>> = examples
  const pages = ROUTES.filter(
    ({ path, file, methods, area }) =>
      file !== undefined &&
      (area === 'admin' || area === 'manager') &&
      (methods === undefined || methods.includes('GET')) &&
      !isNoPage(path) &&
      !isSameForAll(path),
  )
  const places = pages.map((row): StaffPlace => {
    const path = known[row.path] ?? row.path
    if (path.includes(':')) throw new Error(`${row.path} has no example: add one to walk-staff.ts`)
    return { path, who: row.area === 'manager' ? 'manager' : 'admin' }
  })
  return [...places, ...MORE]
}

/** The sessions that these pages are read with. */
export async function enterStaff({ dataDir }: Market): Promise<Record<StaffPlace['who'], string>> {
  for (const { email } of [admin, manager]) await turnTwoFactorOn(dataDir, email)
  return {
    admin: await beginSession(dataDir, admin.id),
    manager: await beginSession(dataDir, manager.id),
  }
}
