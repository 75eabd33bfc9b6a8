import { asBuyer, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { valuesForBuyer } from '../../../../server/page-cache/slot-values'
import { makeArgs, sessionOf } from '../../../testing/context'
import { readGift } from '../client/gift'
import { loader } from '../routes/shop.server'

const buyer = asBuyer(SMALL.users.newbuyer)
let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const breakGift = () =>
  services.database.handle.exec("update coupons set scope_values = '{' where code = 'WELCOMEFREE'")

it('shows the shop without the welcome gift where that cannot be read, and says so', async () => {
  const open = () => loader(makeArgs(services, '/shop', buyer))
  expect(readGift((await open()).gift)).toBe('there')
  breakGift()
  const { gift, shelves } = await open()
  expect(readGift(gift)).toBe('unknown')
  expect(shelves.newest.length).toBeGreaterThan(0)
})

it('does the same with the page that is cached for all buyers', async () => {
  const page = { hearts: [], store: null, has: () => true, write: () => Buffer.alloc(0) }
  const fill = async () => {
    const session = await sessionOf(buyer)()
    if (session === null) throw new Error('no session')
    const values = await valuesForBuyer(services.context, session, page, {
      nonce: '',
      language: 'en',
      cookies: null,
    })
    return [values.isYes('gift'), values.isYes('gift-unknown'), readGift(values.text('gift'))]
  }
  expect(await fill()).toEqual([true, false, 'there'])
  breakGift()
  expect(await fill()).toEqual([false, true, 'unknown'])
})
