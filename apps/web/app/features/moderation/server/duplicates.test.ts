import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE, type RoleId } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locationOf } from '../../../testing/answers'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { action, loader } from '../routes/admin-items.server'
import { loader as file } from '../routes/admin-items-csv.server'

const PATH = '/admin/items?list=doubles'
let services: TestServices
let pair: { newerId: string; olderId: string }
beforeEach(async () => {
  services = await openTestServices()
  const { handle } = services.database
  const rows = handle
    .prepare<[], { id: string; seq: number }>(
      `select id, max(seq) as seq from items i where status = 'active' and listing_type = 'Fixed'
       and exists (select 1 from item_images where item_id = i.id) group by seller_id order by seq desc limit 2`,
    )
    .all()
  const [newer, older] = rows
  if (!newer || !older) throw new Error('No two sellers')
  pair = { newerId: newer.id, olderId: older.id }
  handle
    .prepare('insert into item_doubles values (?, ?, ?, 0, ?, 0, 1)')
    .run(newer.seq, older.seq, newer.id, older.id)
})
afterEach(() => services.dispose())

function ask(
  work: typeof loader | typeof action | typeof file,
  path: string,
  values?: Record<string, string>,
  role: RoleId = ROLE.ADMIN,
) {
  const init = values ? { method: 'POST', body: new URLSearchParams(values) } : {}
  const request = new Request(`http://pasar.test${path}`, init)
  const context = makeContext(services, request, { session: sessionOf(asMember(SMALL.users.admin, role)) })
  return answerOf(work({ request, context, params: {} }))
}
const count = (sql: string) => Number(services.database.handle.prepare(sql).pluck().get())

it('removes one of two items with the same picture, once it is said which and why', async () => {
  expect(await ask(loader, PATH)).toMatchObject({
    duplicates: [{ newer: { id: pair.newerId }, older: { id: pair.olderId } }],
  })
  const asked = { ...pair, intent: 'remove', itemId: '', reason: '', note: '' }
  const refused = await ask(action, PATH, asked)
  expect(refused).toMatchObject({ data: { failure: { values: { newerId: pair.newerId } } } })
  const { data } = refused as { data: { failure: { fields: object } } }
  expect(Object.keys(data.failure.fields).toSorted()).toEqual(['itemId', 'note', 'reason'])
  const filled = { ...asked, itemId: pair.olderId, reason: 'counterfeit', note: 'A copied picture.' }
  expect(locationOf(await ask(action, PATH, filled))).toBe(PATH)
  expect(await ask(loader, PATH)).toMatchObject({ duplicates: [] })
  expect(count(`select count(*) from items where status = 'removed' and id = '${pair.olderId}'`)).toBe(1)
})

it('tells them apart, for admins alone', async () => {
  for (const role of [ROLE.BUYER, ROLE.SELLER, ROLE.MANAGER, ROLE.RESELLER]) {
    for (const work of [loader, action, file])
      expect(
        await ask(work, PATH, work === action ? { ...pair, intent: 'apart' } : undefined, role),
      ).toHaveProperty('status', 302)
    expect(count('select count(*) from items_told_apart')).toBe(0)
  }
  const answer = await ask(file, '/admin/items.csv?list=doubles')
  if (!(answer instanceof Response)) throw new Error('No file')
  const lines = (await answer.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(pair.newerId)
  expect(lines[1]).toContain(pair.olderId)
  expect(locationOf(await ask(action, PATH, { ...pair, intent: 'apart' }))).toBe(PATH)
  expect(await ask(action, PATH, { ...pair, intent: 'apart' })).toMatchObject({
    data: { failure: { code: 'ITEMS_TOLD_APART_BY' } },
  })
})
