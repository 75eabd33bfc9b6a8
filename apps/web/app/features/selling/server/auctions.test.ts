import { asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { days, formatMalaysianMoment } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refusalOf } from '../../../testing/answers'
import { makeArgs } from '../../../testing/context'
import { withPicture } from '../../../testing/with-picture'
import { action as addAction, loader as addLoader } from '../routes/add-items.server'
import { loader as previewLoader } from '../routes/add-items-preview.server'
import { action, loader } from '../routes/my-auctions.server'

const seller = asSeller(SMALL.users.seller)
const other = asSeller(SMALL.users.tan)

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const argsOf = (address: string, body?: FormData | URLSearchParams, member = seller) =>
  makeArgs(services, address, member, body)
async function send(typed: Record<string, string>, address = '/add-items') {
  const { fields, item } = await addLoader(argsOf(address))
  const form = new FormData()
  form.set('version', String(item?.version))
  form.set('seenStock', String(item?.stock))
  const about = {
    title: 'Keris lama',
    description: 'Old.',
    category: 'food',
    weight: '900',
    format: 'auction',
  }
  for (const [name, value] of Object.entries({ ...fields, ...about, ...typed })) form.set(name, value)
  return addAction(argsOf(address, item ? form : withPicture(form))) as Promise<unknown>
}
const refused = async (answer: Promise<unknown>) => refusalOf(await answer)
const leadsTo = async (work: Promise<unknown>): Promise<string | null> => {
  const thrown: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(thrown instanceof Response)) throw thrown ?? new Error('It led nowhere')
  return thrown.headers.get('location')
}
const list = async (name: string) =>
  (await loader(argsOf(`/my-products/auctions?list=${name}`))).auctions.filter(
    ({ title }) => title === 'Keris lama',
  )

it('says at all fields at once what is wrong with an auction, and keeps what was typed', async () => {
  const failure = await refused(
    send({
      intent: 'publish',
      weight: '-5',
      startPrice: '20',
      reserve: '10',
      buyNow: '15',
      auctionLength: '99',
    }),
  )
  expect(failure?.fields).toEqual({ weight: 'weight', auctionLength: 'choose' })
  expect(failure?.values).toMatchObject({ startPrice: '20', reserve: '10', format: 'auction' })
  const prices = { startPrice: '20', reserve: '10', buyNow: '15', auctionLength: 'end' }
  expect((await refused(send({ intent: 'publish', ...prices })))?.fields).toEqual({
    reserve: 'auctionReserve',
    buyNow: 'auctionBuyNow',
    auctionEndsAt: 'auctionEnd',
  })
  const options = { option0: 'Size', values0: 'S, M', startPrice: '20' }
  expect((await refused(send({ intent: 'publish', ...options })))?.fields).toEqual({
    format: 'auctionOnePiece',
  })
  expect(await list('running')).toEqual([])
})

it('keeps an auction as a draft, schedules it, cancels that, and ends it early once it runs', async () => {
  const { ctx } = argsOf('/').context
  const onSaleAt = formatMalaysianMoment(ctx.now() + days(2))
  const auctionEndsAt = formatMalaysianMoment(ctx.now() + days(2.5))
  const timed = { startPrice: '20', auctionLength: 'end', onSaleAt }
  const tooSoon = await refused(send({ intent: 'schedule', ...timed, auctionEndsAt }))
  expect(tooSoon?.fields).toEqual({ auctionEndsAt: 'auctionEnd' })
  await leadsTo(send({ intent: 'schedule', startPrice: '20', onSaleAt }))
  const [planned] = await list('scheduled')
  const itemId = planned?.itemId ?? ''
  const form = `/add-items?item=${itemId}`
  expect((await addLoader(argsOf(form))).fields).toMatchObject({
    format: 'auction',
    startPrice: '20.00',
    auctionLength: '7',
    onSaleAt,
  })
  const ask = (intent: string, member = seller) =>
    action(
      argsOf('/my-products/auctions', new URLSearchParams({ intent, itemId }), member),
    ) as Promise<unknown>
  await expect(ask('cancel', other)).rejects.toMatchObject({ status: 404 })
  expect(await leadsTo(ask('cancel'))).toBe('/my-products/auctions?list=scheduled')
  expect(await list('scheduled')).toEqual([])
  await leadsTo(send({ intent: 'schedule', startPrice: '25', onSaleAt }, form))
  expect(await list('scheduled')).toMatchObject([{ itemId, startPrice: 2_500 }])
  await leadsTo(send({ intent: 'publish', startPrice: '25' }, form))
  expect(await list('running')).toMatchObject([{ itemId, price: 2_500, bids: 0 }])
  expect(await leadsTo(ask('stop'))).toBe('/my-products/auctions?list=ended')
  expect(await list('ended')).toMatchObject([{ itemId, state: 'unsold' }])
  expect(await refused(ask('stop'))).toMatchObject({ code: 'AUCTION_ENDED', fields: {} })
  expect((await addLoader(argsOf(form))).item?.auction).toBe('nothing')
  expect(await leadsTo(ask('relist'))).toBe('/my-products/auctions')
  expect(await list('running')).toHaveLength(1)
})

it('previews an auction with its start price', async () => {
  await leadsTo(send({ intent: 'preview', startPrice: '20', reserve: '30' }))
  expect(await previewLoader(argsOf('/add-items/preview'))).toMatchObject({
    price: '20.00',
    was: null,
    auction: { startPrice: '20', reserve: '30' },
  })
})
