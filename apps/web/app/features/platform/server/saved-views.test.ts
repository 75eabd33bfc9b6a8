import { type Member, savedViewsOf } from '@pasar/api'
import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE, type ViewList } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refusalOf, thrownBy } from '../../../testing/answers'
import { makeArgs } from '../../../testing/context'
import { loader as members } from '../../moderation/routes/admin-users.server'
import { loader as sales } from '../../orders/routes/seller-orders.server'
import { loader as products } from '../../selling/routes/my-products.server'
import { action, loader } from '../routes/saved-views.server'

const admin = asMember(SMALL.users.admin, ROLE.ADMIN)
const seller = asMember(SMALL.users.seller, ROLE.SELLER)
const other = asMember(SMALL.users.tan, ROLE.SELLER)
const EDIT = '/admin/views/members'

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const argsOf = (address: string, values?: Record<string, string>, member: Member = admin) =>
  makeArgs(services, address, member, values && new URLSearchParams(values))
const post = (address: string, values: Record<string, string>, member?: Member) =>
  action(argsOf(address, values, member))
const toOf = async (work: Promise<unknown>) => (await thrownBy(work)).headers.get('location')

async function save(
  name: string,
  address = `${EDIT}?sort=oldest`,
  member = admin,
  list: ViewList = 'members',
) {
  await thrownBy(post(address, { intent: 'save', name }, member))
  const { views } = await savedViewsOf(services.context, member, list)
  return views.find((view) => view.name === name)?.id ?? ''
}

it('saves what a list shows, and shows it above the list', async () => {
  const list = await members(argsOf('/admin/users?sort=oldest'))
  expect(list.saved).toMatchObject({ tabs: [], isWhole: false, editTo: `${EDIT}?sort=oldest` })
  expect(await toOf(post(list.saved.editTo, { intent: 'save', name: 'Old hands' }))).toBe(
    `${EDIT}?sort=oldest`,
  )
  expect((await members(argsOf('/admin/users?sort=oldest'))).saved).toMatchObject({
    tabs: [{ name: 'Old hands', to: '/admin/users?sort=oldest', current: true }],
    isPartial: false,
  })
  expect(await loader(argsOf(`${EDIT}?sort=oldest&evil=1`))).toMatchObject({
    back: '/admin/users?sort=oldest',
    isWhole: false,
    views: [{ name: 'Old hands' }],
  })
})

it('keeps what was typed, with a sentence at the name', async () => {
  await save('Old hands')
  for (const [name, code] of [
    ['Old hands', 'VIEW_NAME_TAKEN'],
    ['', 'required'],
    ['n'.repeat(61), 'tooLong'],
  ] as const)
    expect(refusalOf(await post(`${EDIT}?sort=oldest`, { intent: 'save', name }))).toMatchObject({
      fields: { name: code },
      values: { name },
    })
  expect(refusalOf(await post(EDIT, { intent: 'save', name: 'All' })).code).toBe('VIEW_IS_WHOLE')
})

it('opens the list with a view, and whole where that is asked for', async () => {
  const id = await save('Old hands')
  await thrownBy(post(EDIT, { intent: 'first', id }))
  expect(await toOf(members(argsOf('/admin/users')))).toBe('/admin/users?sort=oldest')
  expect(await toOf(members(argsOf('/admin/users?_routes=admin%2Fusers')))).toBe('/admin/users?sort=oldest')
  for (const address of ['/admin/users?view=all', '/admin/users?q=&role='])
    expect((await members(argsOf(address))).saved).toMatchObject({ isWhole: true, opensWithView: true })
  // A view that lost all its filters does not lead round in circles.
  services.database.handle.prepare('update saved_views set query = ?').run('{"branch":"kl"}')
  expect((await members(argsOf('/admin/users'))).saved).toMatchObject({ isPartial: true })
})

it('finds the view of another member or list for nobody, before it looks at the form', async () => {
  const id = await save('Mine', '/my-products/views?status=paused', seller, 'products')
  for (const intent of ['rename', 'first', 'notFirst', 'remove', 'restore', 'nonsense'])
    for (const [address, member] of [
      ['/my-products/views', other],
      ['/orders/seller/views', seller],
      [EDIT, admin],
    ] as const)
      expect((await thrownBy(post(address, { intent, id, name: '' }, member))).status).toBe(404)
  expect((await thrownBy(loader(argsOf('/admin/views/nothing')))).status).toBe(404)
  for (const address of ['/admin/views/products', '/admin/views/sales'])
    expect((await thrownBy(loader(argsOf(address)))).status).toBe(404)
  expect((await thrownBy(loader(argsOf(EDIT, undefined, seller)))).status).toBe(302)
  expect((await products(argsOf('/my-products?status=paused', undefined, seller))).saved.tabs).toMatchObject([
    { name: 'Mine', current: true },
  ])
  expect((await sales(argsOf('/orders/seller', undefined, seller))).saved.tabs).toEqual([])
})

it('renames, deletes and puts back', async () => {
  const id = await save('Old hands')
  await thrownBy(post(EDIT, { intent: 'rename', id, name: 'Veterans' }))
  await thrownBy(post(EDIT, { intent: 'remove', id }))
  expect(await loader(argsOf(EDIT))).toMatchObject({ views: [], removed: { id, name: 'Veterans' } })
  await thrownBy(post(EDIT, { intent: 'restore', id }))
  expect(await loader(argsOf(EDIT))).toMatchObject({ views: [{ id, name: 'Veterans' }], removed: null })
})
