import { expect, it } from 'vitest'
import { makeLogPath } from './log-path'

const route = (path: string) => ({ id: path, path, module: { default: () => null } })
const paths = ['item/:slug', 'first-admin/:token', 'mail/:kind/:token', 'cart']
const logPath = makeLogPath(Object.fromEntries(paths.map((path) => [path, route(path)])))

it.each([
  ['/cart?from=%2Fitem%2Fx', '/cart'],
  ['/item/kopi-luwak', '/item/kopi-luwak'],
  ['/first-admin/s3cret', '/first-admin/:token'],
  ['/first-admin/s3cret.data?_routes=x', '/first-admin/:token'],
  ['/first-admin/s3cret/more', '/first-admin/:token'],
  ['/mail/change/s3cret', '/mail/change/:token'],
  ['/api/first-admin/s3cret/items', '/api/first-admin/:token'],
  ['/First-Admin/s3cret', '/First-Admin/:token'],
  ['/first%2Dadmin/s3cret', '/first-admin/:token'],
  ['/first%2dadmin/s3cret%', '/first-admin/:token'],
  ['/api/items/kopi', '/api/items/kopi'],
  ['/first-admin', '/first-admin'],
  ['', ''],
])('shows %s as %s', (url, shown) => {
  expect(logPath(url)).toBe(shown)
})

it('shows no more than the beginning of a long one', () => {
  expect(logPath(`/${'x'.repeat(9_000)}`)).toHaveLength(300)
})
