import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locationOf } from '../../../testing/answers'
import { answerOf, makeArgs } from '../../../testing/context'
import { action, loader } from '../routes/seller-coupons.server'
import { loader as file } from '../routes/seller-coupons-csv.server'

const PATH = '/seller/settings/coupons'
const seller = asMember(SMALL.users.seller, ROLE.SELLER)

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
  const make = services.database.handle.prepare(
    `insert into coupons (id, code, kind, percent_bps, starts_at, ends_at, payer, store_id, created_at)
     values (?, ?, 'percent', 1000, 1, ?, 'seller', ?, ?)`,
  )
  const { store } = SMALL.items.kopi
  make.run('cpn_old', 'OLDEST10', null, store.id, 1)
  for (let at = 0; at < 210; at++) make.run(`cpn_e${at}`, `ENDED${at}`, 2, store.id, 10 + at)
})
afterEach(() => services.dispose())

const change = (query: string, values: Record<string, string>) =>
  answerOf(action(makeArgs(services, `${PATH}${query}`, seller, new URLSearchParams(values))))

it('finds a running coupon behind two hundred others, stops it, and stays in the list', async () => {
  const query = '?status=running&q=oldest'
  const page = await loader(makeArgs(services, `${PATH}${query}`, seller))
  expect(page).toMatchObject({ coupons: [{ id: 'cpn_old', status: 'running' }], next: null, isFirst: true })
  expect(locationOf(await change(query, { id: 'cpn_old', intent: 'stop' }))).toBe(
    `${PATH}?status=running&q=OLDEST`,
  )
  const stopped = await loader(makeArgs(services, `${PATH}?status=stopped&q=OLDEST`, seller))
  expect(stopped).toMatchObject({ coupons: [{ id: 'cpn_old', status: 'stopped' }] })
  for (const intent of ['', 'delete'])
    expect(await change('', { id: 'cpn_old', intent })).toMatchObject({
      data: { failure: { code: 'VALIDATION' } },
    })
})

it('keeps the page on which a coupon is stopped', async () => {
  const { next } = await loader(makeArgs(services, `${PATH}?sort=reverse`, seller))
  const at = `?sort=reverse&cursor=${next}`
  expect(locationOf(await change(at, { id: 'cpn_old', intent: 'stop' }))).toBe(`${PATH}${at}`)
})

it('sends what the filters show as a file', async () => {
  const answer = await answerOf(file(makeArgs(services, `${PATH}.csv?status=ended&sort=reverse`, seller)))
  if (!(answer instanceof Response)) throw new Error('No answer')
  const lines = (await answer.text()).trimEnd().split('\r\n')
  expect(lines[0]).toContain('Code,Discount,Store,State')
  const ended = lines.filter((line) => line.includes(',Ended,'))
  expect(ended).toHaveLength(lines.length - 1)
  expect(ended.filter((line) => line.startsWith('ENDED'))).toHaveLength(210)
})
