import { randomUUID } from 'node:crypto'
import { beginSession, changeRows, readRows, SMALL } from '@pasar/api/testing'
import { linkTo, ROUTES, type RoutePath } from '@pasar/domain'
import { expect } from '@playwright/test'
import type { OwnServer } from './own-server'
import { ask, readOrder } from './parallel-requests'

type Market = Pick<OwnServer, 'url' | 'dataDir'>

export interface SellerPlace {
  path: string
  who: 'seller' | 'reseller'
}

const { kopi, lowStock } = SMALL.items
const { seller } = SMALL.users

/** Profiles are the same pages for every role; the walk reads those of buyers. */
const isSameForAll = (path: string): boolean => /^\/(?:re)?seller-profile\/./.test(path)
const isFile = (path: string): boolean => /\.(?:csv|pdf|xlsx)$/.test(path)

/** Has the buyer pay for some coffee. @returns the parcel that waits for its seller */
async function sellKopi({ url, dataDir }: Market, cookie: string): Promise<string> {
  const { location } = await ask(url, await readOrder(url, cookie, `/checkout/${kopi.variantIds[0]}`))
  const form = { cardNumber: '4242 4242 4242 4242', expiry: '08/34', cvc: '123' }
  await ask(url, { path: location, cookie, form })
  const find = async () => {
    const [parcel] = await readRows<{ id: string }>(
      dataDir,
      `select p.id from parcels p join payments y on y.order_id = p.order_id where p.state = 'to_ship' and y.id = ?`,
      location.replace('/pay/', ''),
    )
    return parcel?.id ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

/** An import whose check is over, with an item that would be made and one that is refused. */
async function checkImport(dataDir: string): Promise<string> {
  const id = `imp_${randomUUID().replaceAll('-', '')}`
  await changeRows(
    dataDir,
    `insert into imports (id, user_id, file_name, file_key, format, defaults, state, file_rows, total, created_at, moved_at)
      values (?, ?, 'items.csv', 'none', 'own', '{}', 'checked', 2, 2, 1, 1)`,
    id,
    seller.id,
  )
  const problem = { code: 'itemPrice', row: 3, column: 'price' }
  for (const [position, state, problems] of [
    [0, 'create', []],
    [1, 'refused', [problem]],
  ] as const)
    await changeRows(
      dataDir,
      "insert into import_items values (?, ?, ?, 'Kopi O Kampung', 'KOPI', null, ?, '{}', ?)",
      id,
      position,
      position + 2,
      state,
      JSON.stringify({ problems, notes: [], changes: [] }),
    )
  return id
}

/** Lists a download with a file, as a draft. @returns the path of its files */
async function addDownload({ url, dataDir }: Market): Promise<string> {
  const headers = { cookie: await beginSession(dataDir, seller.id), origin: url }
  const send = async (path: string, fields: Record<string, string | Blob>): Promise<string> => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string') body.set(name, value)
      else body.set(name, value, 'kopi.pdf')
    const answer = await fetch(url + path, { method: 'POST', headers, body, redirect: 'manual' })
    return answer.headers.get('location') ?? ''
  }
  const storeId = lowStock.store.id
  const draft = { intent: 'draft', title: kopi.title, storeId, servicePlace: 'download' }
  const files = await send('/add-items', draft)
  expect(files).toMatch(/\/files$/)
  const file = new Blob(['%PDF-1.7\n'], { type: 'application/pdf' })
  expect(await send(files, { intent: 'upload', note: '', file })).toBe(files)
  return files
}

/** Pages that look otherwise with other things on them. */
const MORE: readonly string[] = [
  linkTo('/my-products', { cols: 'item.views.orders', q: 'zzzz' }),
  linkTo('/my-products/change', { do: 'price', percent: '-10', id: kopi.id }),
  linkTo('/add-items', { item: lowStock.id }),
  linkTo('/orders/seller', { state: 'completed' }),
]

/**
 * Every page that sellers and resellers work on.
 * @param cookie of a buyer who may order
 * @throws Error for a row with an id and without an example
 */
export async function listSellerPlaces(market: Market, cookie: string): Promise<SellerPlace[]> {
  const { dataDir } = market
  const [claimed] = await readRows<{ id: string }>(
    dataDir,
    'select parcel_id as id from order_claims where seller_id = ?',
    seller.id,
  )
  const examples: Partial<Record<RoutePath, string>> = {
    '/seller/orders/:id/ship': linkTo('/seller/orders/:id/ship', { id: await sellKopi(market, cookie) }),
    '/seller/orders/:id/claim': linkTo('/seller/orders/:id/claim', { id: claimed?.id ?? '' }),
    '/add-items/preview': linkTo('/add-items/preview', { item: lowStock.id }),
    '/my-products/:id/files': await addDownload(market),
    '/my-products/import/:id': linkTo('/my-products/import/:id', { id: await checkImport(dataDir) }),
    '/seller/statements/:period': linkTo('/seller/statements/:period', {
      period: new Date().getUTCFullYear(),
    }),
  }
  const known: Readonly<Record<string, string>> = examples
  const pages = ROUTES.filter(
    ({ path, file, methods, area }) =>
      file !== undefined &&
      (area === 'seller' || area === 'reseller') &&
      (methods === undefined || methods.includes('GET')) &&
      !isFile(path) &&
      !isSameForAll(path),
  )
  const places = pages.map((row): SellerPlace => {
    const path = known[row.path] ?? row.path
    if (path.includes(':')) throw new Error(`${row.path} has no example: add one to walk-sellers.ts`)
    return { path, who: row.area === 'reseller' ? 'reseller' : 'seller' }
  })
  return [...places, ...MORE.map((path): SellerPlace => ({ path, who: 'seller' }))]
}

/** Whose sessions these pages are read with. */
export const SELLER_WALKERS = { seller, reseller: SMALL.users.reseller } as const
