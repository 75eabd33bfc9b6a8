import { escalateClaim, type Member, openClaim } from '@pasar/api'
import { asAdmin, asBuyer, asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { LANGUAGES } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { fieldError } from '../../../lib/forms/failure'
import { makeContext, sessionOf } from '../../../testing/context'
import { action as decide, loader as decideLoader } from '../routes/admin-claim.server'
import { loader as queueLoader } from '../routes/admin-claims.server'
import { action as answer, loader as answerLoader } from '../routes/seller-claim.server'

const { users, orders } = SMALL
const admin = asAdmin(users.admin)
const seller = asSeller(users.seller)
const stranger = asSeller(users.tan)

let services: TestServices
let parcelId = ''
let lineId = ''
let claimId = ''
const value = (sql: string, id: string) => services.database.handle.prepare(sql).pluck().get(id)

beforeEach(async () => {
  services = await openTestServices()
  const { handle } = services.database
  parcelId = String(
    handle
      .prepare('select id from parcels where order_id = ? and seller_id = ?')
      .pluck()
      .get(orders.paid.id, seller.id),
  )
  lineId = String(value('select min(id) from order_lines where parcel_id = ?', parcelId))
  handle
    .prepare(
      "update parcels set state = 'delivered', shipped_at = 1, delivered_at = ?, due_at = ? where id = ?",
    )
    .run(services.context.now(), services.context.now() + 1_000, parcelId)
  const portions = [{ lineId, quantity: 1 }]
  const input = { key: 'claim-key-0001', kind: 'damaged', reason: 'Torn', portions } as const
  claimId = await openClaim(services.context, asBuyer(users.buyer), parcelId, input)
})
afterEach(() => services.dispose())

function argsOf(member: Member, id: string, values?: Record<string, string>) {
  const body = values && new URLSearchParams(values)
  const request = new Request('http://pasar.test/claim', {
    method: body ? 'POST' : 'GET',
    ...(body && { body }),
  })
  return { request, context: makeContext(services, request, { session: sessionOf(member) }), params: { id } }
}

/** The answer to a form: where it redirects, or why it was refused. */
async function post(run: typeof answer | typeof decide, ...args: Parameters<typeof argsOf>) {
  try {
    const { data, init } = await run(argsOf(...args))
    return { status: init?.status, failure: data.failure }
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return { status: thrown.status, failure: undefined }
  }
}

const sayIn = (failure: Awaited<ReturnType<typeof post>>['failure'], field: string): string => {
  const said = LANGUAGES.map((language) => fieldError(translateFor(language), failure, field))
  expect(new Set(said).size).toBe(LANGUAGES.length)
  return said[0] ?? ''
}
const state = () => value('select state from order_claims where id = ?', claimId)
const ANSWER = { intent: 'answer', type: 'offer', words: 'Keep it', amount: '5.00' }

it("answers others' parcels with 404, whatever is sent", async () => {
  await expect(answerLoader(argsOf(stranger, parcelId))).rejects.toMatchObject({ status: 404 })
  const forms: Record<string, string>[] = [ANSWER, {}, { intent: 'arrived' }]
  for (const values of forms) expect((await post(answer, stranger, parcelId, values)).status).toBe(404)
  expect(state()).toBe('open')
})

it.each([
  ['type', { ...ANSWER, type: '' }],
  ['amount', { ...ANSWER, amount: '' }],
  ['amount', { ...ANSWER, amount: '9999.00' }],
  ['amount', { ...ANSWER, amount: 'five' }],
  ['words', { intent: 'answer', type: 'refuse', words: '' }],
  ['address', { ...ANSWER, type: 'return', address: '' }],
])('says at the field %s what is wrong with an answer, and keeps what was typed', async (field, values) => {
  const { status, failure } = await post(answer, seller, parcelId, values)
  expect(status).toBe(400)
  expect(sayIn(failure, field)).not.toBe('')
  expect(failure?.values).toMatchObject(values)
  expect(state()).toBe('open')
})

it("takes a seller's answer once, then an admin's decision", async () => {
  expect((await post(answer, seller, parcelId, { ...ANSWER, type: 'refuse' })).status).toBe(302)
  expect((await answerLoader(argsOf(seller, parcelId))).page.claim).toMatchObject({ state: 'refused' })
  expect((await post(answer, seller, parcelId, ANSWER)).status).toBe(409)
  await escalateClaim(services.context, asBuyer(users.buyer), claimId)
  expect((await queueLoader(argsOf(admin, ''))).claims).toMatchObject([{ id: claimId }])
  expect((await decideLoader(argsOf(admin, claimId))).page.lines).toMatchObject([{ claimedPieces: 1 }])
  const back = { intent: 'decide', type: 'return', words: 'Send it', address: ' ' }
  expect(sayIn((await post(decide, admin, claimId, back)).failure, 'address')).not.toBe('')
  const lines = { intent: 'decide', type: 'lines', words: 'Torn indeed' }
  const none = await post(decide, admin, claimId, { ...lines, [`pieces-${lineId}`]: '0' })
  expect(sayIn(none.failure, 'lines')).toBe('Please choose the items it is about.')
  expect((await post(decide, admin, claimId, { ...lines, [`pieces-${lineId}`]: '1' })).status).toBe(302)
  expect(state()).toBe('decided')
  expect((await post(decide, admin, claimId, { intent: 'decide', type: 'none', words: 'No' })).status).toBe(
    409,
  )
  expect((await post(decide, admin, 'clm_none', lines)).status).toBe(404)
})
