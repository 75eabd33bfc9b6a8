import { ROLE } from '@pasar/domain'
import { expect, it } from 'vitest'
import { fieldOf } from '../platform/rest/testing/body'
import { askRest } from '../platform/rest/testing/helpers'
import { asMember } from '../testing/actors'
import { items, useMarket, users } from '../testing/helpers'

const market = useMarket()
const member = asMember(users.buyer, ROLE.BUYER)
const report = (body: object, who: Parameters<typeof askRest>[1] = member) =>
  askRest(market, who, 'POST', '/reports', body)
const of = { kind: 'item', about: items.kopi.id, reason: 'counterfeit', note: 'The seal is wrong' }

it('takes one report of each member about an item, the last one', async () => {
  expect((await report(of, null)).status).toBe(401)
  expect((await report({ ...of, reason: 'spam' })).status).toBe(201)
  expect((await report(of)).status).toBe(201)
  expect(market.rows('select kind, target_id as about, reason, note from reports')).toEqual([of])
})

it('refuses what is not there, and other kinds and reasons', async () => {
  expect((await report({ ...of, kind: 'review' })).status).toBe(404)
  const { status, body } = await report({ ...of, kind: 'member', reason: 'dull' })
  expect([status, fieldOf(body, 'errors.kind'), fieldOf(body, 'errors.reason')]).toEqual([
    400,
    expect.any(String),
    expect.any(String),
  ])
})
