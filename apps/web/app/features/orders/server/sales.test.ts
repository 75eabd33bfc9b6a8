import { asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { LANGUAGES } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { fieldError, formError } from '../../../lib/forms/failure'
import { makeContext, sessionOf } from '../../../testing/context'
import { loader as listLoader } from '../routes/seller-orders.server'
import { action, loader } from '../routes/seller-ship.server'

const seller = asSeller(SMALL.users.seller)
const stranger = asSeller(SMALL.users.tan)
const SHIP = { intent: 'ship', courier: 'Pos Laju', trackingNumber: 'EN123456789MY' }

let services: TestServices
let id = ''
const value = (sql: string) => services.database.handle.prepare(sql).pluck().get(id)
const state = () => value('select state from parcels where id = ?')
beforeEach(async () => {
  services = await openTestServices()
  id = services.database.handle
    .prepare('select id from parcels where order_id = ? and seller_id = ?')
    .pluck()
    .get(SMALL.orders.paid.id, seller.id) as string
})
afterEach(() => services.dispose())

function argsOf(values?: Record<string, string>, member: typeof seller = seller, parcelId = id) {
  const body = values && new URLSearchParams(values)
  const request = new Request(`http://pasar.test/seller/orders/${parcelId}/ship`, {
    method: body ? 'POST' : 'GET',
    ...(body && { body }),
  })
  const context = makeContext(services, request, { session: sessionOf(member) })
  return { request, context, params: { id: parcelId } }
}

/** The answer to a form: where it redirects, or why it was refused. */
async function post(values: Record<string, string>, member = seller) {
  try {
    const { data, init } = await action(argsOf(values, member))
    return { status: init?.status, failure: data.failure, to: null }
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer
    return { status: answer.status, failure: undefined, to: answer.headers.get('Location') }
  }
}

/** The same sentence in three languages: none is missing, none is left in English. */
function sayIn(say: (t: ReturnType<typeof translateFor>) => string | undefined): string {
  const said = LANGUAGES.map((language) => say(translateFor(language)))
  expect(new Set(said).size).toBe(LANGUAGES.length)
  return said[0] ?? ''
}

/** The form of a parcel with several pieces; three of its first line. */
async function makePieces(): Promise<(pieces: string) => Record<string, string>> {
  services.database.handle
    .prepare(
      'update order_lines set quantity = 3, subtotal_sen = unit_price_sen * 3 where id = (select min(id) from order_lines where parcel_id = ?)',
    )
    .run(id)
  const { sale } = await loader(argsOf())
  const names = sale.lines.map((line) => `pieces-${line.id}`)
  return (pieces) => ({
    ...SHIP,
    seen: String(sale.gone),
    ...Object.fromEntries(names.map((name) => [name, pieces])),
  })
}

describe('a parcel that is shipped in parts', () => {
  it('keeps what was typed when no pieces are chosen, and says so at them', async () => {
    const form = await makePieces()
    for (const pieces of ['0', 'x', '-1', '99999']) {
      const { failure } = await post(form(pieces))
      expect(sayIn((t) => fieldError(t, failure, 'lines'))).toBe(
        'Please choose pieces that are still to be shipped.',
      )
      expect(failure?.values).toMatchObject({ trackingNumber: 'EN123456789MY', intent: 'ship' })
    }
    expect(sayIn((t) => t('parts.restTitle'))).toBe('Ship the rest')
    const { failure } = await post({ ...form('1'), trackingNumber: '' })
    expect(failure?.fields).toHaveProperty('trackingNumber')
    expect(await post({ ...form('1'), seen: 'x' })).toMatchObject({ to: null })
    expect(state()).toBe('to_ship')
  })

  it('ships what is chosen, then the rest; strangers find nothing', async () => {
    const form = await makePieces()
    expect((await post(form('1'), stranger)).status).toBe(404)
    expect(await post(form('1'))).toMatchObject({ status: 302 })
    const { sale } = await loader(argsOf())
    expect(sale).toMatchObject({ state: 'shipped', restPieces: 2, may: { shipRest: true, deliver: false } })
    const { failure } = await post({ ...form('1'), trackingNumber: 'OTHER' })
    expect(failure?.code).toBe('PARCEL_SHIPPED_BY')
    const [line] = sale.lines.filter(({ toShip }) => toShip > 0)
    const rest = { ...SHIP, seen: String(sale.gone), [`pieces-${line?.id}`]: '2', trackingNumber: 'REST' }
    expect(await post(rest)).toMatchObject({ status: 302 })
    expect((await loader(argsOf())).sale).toMatchObject({ restPieces: 0, may: { deliver: true } })
  })

  it('corrects the tracking of one part', async () => {
    const form = await makePieces()
    await post(form('1'))
    const [part] = (await loader(argsOf())).sale.parts
    const right = { intent: 'correct', courier: 'DHL', trackingNumber: 'RIGHT' }
    expect((await post(right)).failure?.code).toBe('TRACKING_FIXED')
    expect(await post({ ...right, partId: part?.id ?? '' })).toMatchObject({ status: 302 })
    expect((await loader(argsOf())).sale.parts).toMatchObject([{ trackingNumber: 'RIGHT' }])
  })
})

describe('/seller/orders/:id/ship', () => {
  it('ships, and leads back to the parcel, from where the next one is reached', async () => {
    expect((await loader(argsOf())).sale).toMatchObject({ state: 'to_ship', may: { ship: true } })
    expect(await post(SHIP)).toMatchObject({ status: 302, to: `/seller/orders/${id}/ship` })
    expect((await loader(argsOf())).sale).toMatchObject({ state: 'shipped', trackingNumber: 'EN123456789MY' })
  })

  it("answers others' parcels and unknown ones with 404, whatever was sent", async () => {
    const forms: Record<string, string>[] = [
      SHIP,
      {},
      { intent: 'cancel', reason: 'x' },
      { intent: 'deliver' },
    ]
    for (const values of forms) expect((await post(values, stranger)).status).toBe(404)
    await expect(loader(argsOf(undefined, stranger))).rejects.toMatchObject({ status: 404 })
    await expect(loader(argsOf(undefined, seller, 'par_none'))).rejects.toMatchObject({ status: 404 })
    // The parcel is the one of the address, whatever a form claims.
    const foreign = services.database.handle
      .prepare('select id from parcels where order_id = ? and seller_id <> ?')
      .pluck()
      .get(SMALL.orders.paid.id, seller.id) as string
    await post({ ...SHIP, parcelId: foreign })
    expect(
      services.database.handle.prepare('select state from parcels where id = ?').pluck().get(foreign),
    ).toBe('to_ship')
  })

  it.each([
    ['courier', { ...SHIP, courier: 'Pigeon' }],
    ['courier', { ...SHIP, courier: '' }],
    ['trackingNumber', { ...SHIP, trackingNumber: '' }],
    ['trackingNumber', { ...SHIP, trackingNumber: 'EN 12 <b>' }],
    ['trackingNumber', { ...SHIP, trackingNumber: 'X'.repeat(61) }],
    ['reason', { intent: 'cancel', reason: ' ' }],
  ])(
    'says at the field %s what is wrong, keeps what was typed, and changes nothing',
    async (field, values) => {
      const { status, failure } = await post(values)
      expect(status).toBe(400)
      expect(sayIn((t) => fieldError(t, failure, field))).not.toBe('')
      expect(failure?.values).toMatchObject(values)
      expect(state()).toBe('to_ship')
    },
  )

  it('takes shipping twice with the same number as once, and refuses another number', async () => {
    await post(SHIP)
    expect((await post(SHIP)).status).toBe(302)
    const { status, failure } = await post({ ...SHIP, trackingNumber: 'EN999999999MY' })
    expect(status).toBe(409)
    expect(sayIn((t) => formError(t, failure))).toBe(
      'This parcel was shipped by Hafiz Ismail in the meantime. Its tracking number is EN123456789MY.',
    )
    expect(value('select tracking_number from parcels where id = ?')).toBe('EN123456789MY')
  })

  it('lets one of two staff ship at once', async () => {
    const answers = await Promise.all([post(SHIP), post({ ...SHIP, trackingNumber: 'EN999999999MY' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409])
  })

  it('corrects, marks as delivered, and refuses both when it is too late', async () => {
    expect((await post({ intent: 'deliver' })).status).toBe(409)
    await post(SHIP)
    const corrected = { ...SHIP, intent: 'correct', trackingNumber: 'EN000000001MY' }
    expect((await post(corrected)).status).toBe(302)
    expect(value('select tracking_number from parcels where id = ?')).toBe('EN000000001MY')
    expect(
      value("select note from order_history where parcel_id = ? and to_state = 'tracking_changed'"),
    ).toBe('EN000000001MY')
    expect((await post({ intent: 'deliver' })).status).toBe(302)
    const { status, failure } = await post({ ...corrected, trackingNumber: 'EN000000002MY' })
    expect(status).toBe(409)
    expect(sayIn((t) => formError(t, failure))).toBe('The tracking number can no longer be changed.')
  })

  it('cancels with a reason that the buyer reads, not what was sent', async () => {
    expect((await post({ intent: 'cancel', reason: 'Broken in the store' })).status).toBe(302)
    expect(state()).toBe('cancelled')
    expect(value("select note from order_history where parcel_id = ? and to_state = 'cancelled'")).toBe(
      'Broken in the store',
    )
    expect((await post(SHIP)).status).toBe(409)
  })
})

it('lists what waits, with every tab and search in the address', async () => {
  const list = async (query: string) => {
    const request = new Request(`http://pasar.test/orders/seller${query}`)
    const context = makeContext(services, request, { session: sessionOf(seller) })
    return (await listLoader({ request, context, params: {} })).page
  }
  expect(await list('')).toMatchObject({ tab: 'to_ship', counts: { to_ship: 1 }, sales: [{ id }] })
  expect(await list('?state=shipped')).toMatchObject({ tab: 'shipped', sales: [] })
  expect(await list('?state=nonsense')).toMatchObject({ tab: 'to_ship' })
  expect(await list(`?q=${SMALL.orders.paid.number}`)).toMatchObject({ tab: 'all', sales: [{ id }] })
  services.database.handle.prepare("update parcels set state = 'disputed' where id = ?").run(id)
  expect(await list('?state=claims')).toMatchObject({ tab: 'claims', counts: { claims: 1 }, sales: [{ id }] })
  await expect(list('?cursor=made-up!')).rejects.toMatchObject({ status: 404 })
})
