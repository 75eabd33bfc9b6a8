import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  MAX_VIEW_NAME,
  openView,
  readViewQuery,
  savedViewSchema,
  toWholeList,
  VIEW_LIST_NAMES,
  VIEW_LISTS,
} from './saved-views'
import { toWhole } from './whole-list'

const read = (list: (typeof VIEW_LIST_NAMES)[number], query: string) =>
  readViewQuery(list, new URLSearchParams(query))

it('keeps what a list understands, and neither its page nor anything else', () => {
  expect(read('members', 'role=2&state=nonsense&q=%20aina%20&cursor=abc&view=all&evil=//x')).toEqual({
    role: '2',
    q: 'aina',
  })
  expect(read('products', 'cols=item.sold&sort=dearest&status=paused')).toEqual({
    status: 'paused',
    sort: 'dearest',
    cols: 'item.sold',
  })
  expect(read('sales', 'state=to_ship&cursor=x')).toEqual({})
  expect(read('sales', 'sort=reverse&cursor=x')).toEqual({ sort: 'reverse' })
  expect(read('sales', 'state=to_ship&q=PSR-1')).toEqual({ state: 'to_ship', q: 'PSR-1' })
  expect(read('coupons', 'q=raya')).toEqual({ q: 'RAYA' })
})

it('opens a view with what is left of it, and says that some is gone', () => {
  expect(openView('members', { role: '2', q: 'aina' })).toEqual({
    to: '/admin/users?role=2&q=aina',
    isPartial: false,
  })
  expect(openView('members', { role: '2', branch: 'kl' })).toEqual({
    to: '/admin/users?role=2',
    isPartial: true,
  })
  expect(openView('orders', { list: 'a state of earlier' })).toEqual({ to: '/admin-orders', isPartial: true })
})

it('leads from whatever was saved to the same view again, within the list', () => {
  const texts = fc.string({ maxLength: 20, unit: 'grapheme' })
  const names = fc.constantFrom('q', 'state', 'sort', 'list', 'cols', 'actor', 'from', 'status', '__proto__')
  fc.assert(
    fc.property(
      fc.constantFrom(...VIEW_LIST_NAMES),
      fc.array(fc.tuple(names, fc.oneof(texts, fc.constantFrom('oldest', 'paused', 'all', '2026-08-31')))),
      (list, pairs) => {
        const query = readViewQuery(list, new URLSearchParams(pairs))
        const { to, isPartial } = openView(list, query)
        expect(isPartial).toBe(false)
        expect(to.split('?')[0]).toBe(VIEW_LISTS[list].path)
        expect(readViewQuery(list, new URLSearchParams(to.split('?')[1] ?? ''))).toEqual(query)
      },
    ),
  )
})

it('takes names of up to 60 characters', () => {
  expect(savedViewSchema.safeParse({ name: `  ${'n'.repeat(MAX_VIEW_NAME)} ` }).success).toBe(true)
  for (const name of ['', '   ', 'n'.repeat(MAX_VIEW_NAME + 1), 'x\u202ey', 'n'.repeat(1_000_000)])
    expect(savedViewSchema.safeParse({ name }).success).toBe(false)
})

it('marks the whole list in an address', () => {
  expect(toWhole('/admin/users')).toBe('/admin/users?view=all')
  expect(toWhole('/admin/users?q=a')).toBe('/admin/users?q=a')
  expect(toWholeList('/orders/seller')).toBe('/orders/seller?view=all')
  expect(toWholeList('/admin/books')).toBe('/admin/books')
})
