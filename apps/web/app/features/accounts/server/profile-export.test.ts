import { asMember, SMALL } from '@pasar/api/testing'
import { minutes, ROLE } from '@pasar/domain'
import { expect, it } from 'vitest'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { openForEachTest } from '../../../testing/services'
import { loader } from '../routes/profile-data.server'
import { action } from '../routes/profile-export.server'

const services = openForEachTest()
const buyer = asMember(SMALL.users.buyer, ROLE.BUYER)

/** As whoever has proved who they are so long ago. */
function ask(address: string, method: string, ago: number) {
  const request = new Request(`http://pasar.test${address}`, { method })
  const session = sessionOf(buyer, services().clock.now - ago)
  return { request, context: makeContext(services(), request, { session }), params: {} }
}
const take = (ago: number) => answerOf(action(ask('/user-profile/data/export', 'POST', ago)))
const isOffered = async (ago: number) => (await loader(ask('/user-profile/data', 'GET', ago))).isProven

it('gives what pages mask only to who has just proved who they are', async () => {
  const fresh = (await take(minutes(9))) as Response
  expect([fresh.status, fresh.headers.get('Content-Type')]).toEqual([200, 'application/zip'])
  await fresh.body?.cancel()
  const old = (await take(minutes(11))) as Response
  expect([old.status, old.headers.get('Location')]).toEqual([302, '/user-profile/data'])
})

it('leads to the proof where it is needed', async () => {
  expect([await isOffered(minutes(9)), await isOffered(minutes(11))]).toEqual([true, false])
})
