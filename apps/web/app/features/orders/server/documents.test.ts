import { asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { MAX_PRINTED } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeContext, sessionOf } from '../../../testing/context'
import { loader as pdfLoader } from '../routes/seller-documents-pdf.server'
import { loader as listLoader } from '../routes/seller-pick-list.server'

const seller = asSeller(SMALL.users.seller)
const stranger = asSeller(SMALL.users.tan)

let services: TestServices
let id = ''
beforeEach(async () => {
  services = await openTestServices()
  id = String(
    services.database.handle
      .prepare('select id from parcels where order_id = ? and seller_id = ?')
      .pluck()
      .get(SMALL.orders.paid.id, seller.id),
  )
})
afterEach(() => services.dispose())

function argsOf(query: string, member: typeof seller = seller) {
  const request = new Request(`http://pasar.test/orders/seller/documents.pdf?${query}`)
  return { request, context: makeContext(services, request, { session: sessionOf(member) }), params: {} }
}

/** Where somebody is led who cannot have it. */
async function ledFrom(work: Promise<unknown>): Promise<string | null> {
  const answer = await work.catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response) || answer.status !== 302) throw new Error('It led nowhere')
  expect(answer.headers.get('Set-Cookie')).toContain('flash=')
  return answer.headers.get('Location')
}

describe('/orders/seller/documents.pdf', () => {
  it.each(['kind=labels&size=a6', 'kind=labels&size=a4', 'kind=slips&size=a4', 'kind=nonsense', ''])(
    'is a PDF of the parcels: %s',
    async (query) => {
      const answer = await pdfLoader(argsOf(`${query}&id=${id}`))
      expect(answer.headers.get('Content-Type')).toBe('application/pdf')
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    },
  )

  it('leads back to the list for others’ parcels, and for too many', async () => {
    const many = Array.from({ length: MAX_PRINTED + 1 }, (_, at) => `id=par_${at}`).join('&')
    expect(await ledFrom(pdfLoader(argsOf(`kind=labels&id=${id}`, stranger)))).toBe('/orders/seller?view=all')
    expect(await ledFrom(pdfLoader(argsOf(`kind=slips&${many}`)))).toBe('/orders/seller?view=all')
    expect(await ledFrom(listLoader(argsOf(many)))).toBe('/orders/seller?view=all')
  })
})

it('lists what to pick for the ticked parcels', async () => {
  const { list, ids } = await listLoader(argsOf(`id=${id}`))
  expect(ids).toEqual([id])
  expect(list.pieces).toBeGreaterThan(0)
  expect(list.rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(list.pieces)
})
