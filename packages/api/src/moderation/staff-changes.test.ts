import { STAFF_CHANGE_LISTS, STAFF_CHANGES, type StaffChange, staffActionsOf } from '@pasar/domain'
import { beforeEach, expect, it } from 'vitest'
import { asAdmin } from '../testing'
import { items, refusalOf, stores, useMarket, users } from '../testing/helpers'
import { liftFromDesk, suspendFromDesk } from './commands/members'
import { changeRecords, undoChangeOfRecords } from './commands/staff-changes'
import { staffIdsOf, staffRecordsOf } from './reads/staff-changes'

const market = useMarket()
const admin = asAdmin(users.admin)
const SECOND = 'usr_admin2'
const suspend: StaffChange = { action: 'suspend', input: { reason: 'Asked to be paid outside' } }
const change = (ids: string[], what: StaffChange) => changeRecords(market.ctx, admin, ids, what)
const undo = (id: string | null) => undoChangeOfRecords(market.ctx, admin, id ?? '')
const statusOf = (id: string) => market.value<string>('select status from users where id = ?', id)
const entries = () => market.rows<{ action: string }>('select action from audit_log order by position')

beforeEach(() => {
  market.run(
    "insert into users (id, email, name, password_hash, role, verified_at, created_at) values (?, 'a2@pasar.test', 'Second', 'none', 1, 1, 1)",
    SECOND,
  )
})

it('suspends members one by one, says why the others stay, and never oneself', async () => {
  const { buyer, newbuyer } = users
  await suspendFromDesk(market.ctx, asAdmin({ ...users.admin, id: SECOND }), newbuyer.id, suspend.input)
  const result = await change([buyer.id, newbuyer.id, admin.id, 'usr_none', buyer.id], suspend)
  expect(result.changed).toBe(1)
  expect(result.refused.map(({ id, code }) => [id, code])).toEqual([
    [newbuyer.id, 'MEMBER_SUSPENDED_BY'],
    [admin.id, 'FORBIDDEN'],
    ['usr_none', 'NOT_FOUND'],
  ])
  expect(result.refused[0]).toMatchObject({ title: newbuyer.name, details: { name: 'Second' } })
  expect(statusOf(buyer.id)).toBe('suspended')
  expect(entries().map(({ action }) => action)).toEqual(['suspendMember', 'suspendMember'])
})

it('takes back once what nobody has changed since', async () => {
  const { buyer, newbuyer } = users
  const { undo: id } = await change([buyer.id, newbuyer.id], suspend)
  // Somebody has lifted it and suspended the member anew: that is another decision.
  await liftFromDesk(market.ctx, admin, newbuyer.id, { reason: 'A mistake' })
  market.wait(1)
  await suspendFromDesk(market.ctx, admin, newbuyer.id, { reason: 'No mistake' })
  const back = await undo(id)
  expect(back.changed).toBe(1)
  expect(back.refused.map(({ id: subject, code }) => [subject, code])).toEqual([
    [newbuyer.id, 'ITEM_CHANGED_SINCE'],
  ])
  expect([statusOf(buyer.id), statusOf(newbuyer.id)]).toEqual(['active', 'suspended'])
  const again = await undo(id)
  expect(again).toMatchObject({ changed: 0 })
  expect(statusOf(buyer.id)).toBe('active')
})

it('is undone by whoever did it, and until they change something else', async () => {
  const { buyer, newbuyer } = users
  const first = await change([buyer.id], suspend)
  const other = asAdmin({ ...users.admin, id: SECOND })
  expect(await refusalOf(undoChangeOfRecords(market.ctx, other, first.undo ?? ''))).toBe('NOT_FOUND')
  const lifted = await change([buyer.id], { action: 'lift', input: { reason: 'A mistake' } })
  expect(lifted).toMatchObject({ changed: 1, undo: null })
  await change([newbuyer.id], suspend)
  expect(await refusalOf(undo(first.undo))).toBe('NOT_FOUND')
})

it('hides stores, removes and features items, and takes it back', async () => {
  const { id: storeId } = stores.kampung
  const isHidden = () =>
    market.value<number>(
      'select count(*) from store_hidings where store_id = ? and ended_at is null',
      storeId,
    )
  const hidden = await change([storeId], { action: 'hide', input: { reason: 'Counterfeits' } })
  expect([hidden.changed, isHidden()]).toEqual([1, 1])
  expect([(await undo(hidden.undo)).changed, isHidden()]).toEqual([1, 0])

  const { id: itemId } = items.kopi
  const statusOfItem = () => market.value<string>('select status from items where id = ?', itemId)
  const removed = await change([itemId], {
    action: 'remove',
    input: { reason: 'counterfeit', note: 'Another brand' },
  })
  expect([removed.changed, statusOfItem()]).toEqual([1, 'removed'])
  expect([(await undo(removed.undo)).changed, statusOfItem()]).toEqual([1, 'active'])

  market.run('update items set featured_at = null where id = ?', itemId)
  const feature: StaffChange = { action: 'feature', input: {} }
  expect(await change([itemId], feature)).toMatchObject({ changed: 1 })
  expect((await change([itemId], feature)).refused.map(({ code }) => code)).toEqual(['ITEM_FEATURED_BY'])
})

it('takes all that the filters show, and says beforehand what stays', async () => {
  const all = await staffIdsOf(market.ctx, admin, 'members', new URLSearchParams({ role: '1' }))
  expect(all.hasMore).toBe(false)
  expect(all.ids.toSorted()).toEqual(
    market.rows<{ id: string }>('select id from users where role = 1 order by id').map(({ id }) => id),
  )
  const records = await staffRecordsOf(market.ctx, admin, 'members', [...all.ids, 'usr_none'])
  expect(records.find(({ id }) => id === admin.id)?.refusals.suspend).toBe('FORBIDDEN')
  expect(records.find(({ id }) => id === SECOND)?.refusals).toEqual({ lift: 'ITEM_UNCHANGED' })
  for (const list of STAFF_CHANGE_LISTS)
    expect((await staffIdsOf(market.ctx, admin, list, new URLSearchParams())).ids.length).toBeLessThanOrEqual(
      100,
    )
})

it('knows each action by its list', () => {
  const actions = STAFF_CHANGE_LISTS.flatMap((list) => staffActionsOf(list))
  expect(new Set(actions).size).toBe(actions.length)
  expect(STAFF_CHANGES.members.suspend.safeParse({ reason: '' }).success).toBe(false)
})
