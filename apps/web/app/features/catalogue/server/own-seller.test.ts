import { asAdmin, asBuyer, asSeller, asStaff, openTestServices, SMALL } from '@pasar/api/testing'
import { linkTo } from '@pasar/domain'
import { expect, it } from 'vitest'
import { makeContext, sessionOf } from '../../../testing/context'
import { loader as itemLoader } from '../routes/item.server'
import { loader as storeLoader } from '../routes/store.server'

const { kopi } = SMALL.items
const { admin, buyer, seller, tan } = SMALL.users

it('offers nobody to ask themselves, the seller they work for, or where messages turn them away', async () => {
  const services = await openTestServices()
  const argsFor = (member: Parameters<typeof sessionOf>[0] | null, path: string) => {
    const request = new Request(`http://pasar.test${path}`)
    const session = member === null ? async () => null : sessionOf(member)
    return { request, context: makeContext(services, request, { session }) }
  }
  const about = (kind: string, id: string) => linkTo('/messages/new/:kind/:id', { kind, id })
  const asks = async (member: Parameters<typeof sessionOf>[0] | null) => {
    const { slug, store } = kopi
    const item = await itemLoader({ ...argsFor(member, `/item/${slug}`), params: { slug } })
    const front = await storeLoader({
      ...argsFor(member, `/store/${store.slug}`),
      params: { id: store.slug },
    })
    return [
      item.parts.store.includes(about('item', kopi.id)),
      front.headHtml.includes(about('store', store.id)),
    ]
  }
  const staffOf = ({ id, name }: typeof seller) =>
    asStaff(buyer, { sellerId: id, sellerName: name, permissions: ['ship'] })
  expect(await asks(null)).toEqual([true, true])
  expect(await asks(asBuyer(buyer))).toEqual([true, true])
  expect(await asks(staffOf(tan))).toEqual([true, true])
  expect(await asks(staffOf(seller))).toEqual([false, false])
  expect(await asks(asSeller(tan))).toEqual([true, false])
  expect(await asks(asSeller(seller))).toEqual([false, false])
  expect(await asks(asAdmin(admin))).toEqual([false, false])
  await services.dispose()
})
