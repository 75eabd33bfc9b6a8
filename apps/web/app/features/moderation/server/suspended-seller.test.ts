import { asMember, asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeArgs } from '../../../testing/context'
import { loader as rootLoader } from '../../platform/routes/root.server'
import { loader as statusLoader } from '../../selling/routes/seller-suspended.server'
import { action, loader } from '../routes/admin-user.server'

const { admin, seller } = SMALL.users
const PAGE = `/admin/users/${seller.id}`

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const argsFor = (values?: Record<string, string>) => ({
  ...makeArgs(services, PAGE, asMember(admin, ROLE.ADMIN), values && new URLSearchParams(values)),
  params: { id: seller.id },
})
const post = (values: Record<string, string>) => answerOf(action(argsFor(values)))
const statusOf = () => answerOf(statusLoader(makeArgs(services, '/seller-suspended', asSeller(seller))))

it('suspends a seller with a reason, which they read on the page of their status, and lets them sell again', async () => {
  expect(await post({ intent: 'suspendSelling', reason: '' })).toMatchObject({
    data: { failure: { fields: { reason: 'required' } } },
  })
  const reason = 'Buyers were asked to pay outside'
  expect(await post({ intent: 'suspendSelling', reason })).toMatchObject({ status: 302 })
  expect(await answerOf(loader(argsFor()))).toMatchObject({
    member: { sellerStatus: 'suspended', state: 'active' },
  })
  expect(await statusOf()).toMatchObject({ state: 'suspended', reason })
  expect(await post({ intent: 'suspendSelling', reason: 'Again' })).toMatchObject({
    data: { failure: { code: 'SELLER_SUSPENDED_BY', values: { reason: 'Again' } } },
  })
  expect(await post({ intent: 'liftSelling', reason: 'Settled' })).toMatchObject({ status: 302 })
  expect(await statusOf()).toMatchObject({ state: 'approved', reason: '' })
})

it('says on each page of the seller, and of nobody else, why they may not sell for now', async () => {
  const suspensionFor = async (who: ReturnType<typeof asMember>) =>
    (await rootLoader(makeArgs(services, '/seller-dashboard', who))).data.suspension
  const own = asMember(seller, ROLE.SELLER)
  const stopped = { ...own, isApprovedSeller: false }
  expect(await suspensionFor({ ...own, isApprovedSeller: true })).toBeNull()
  await post({ intent: 'suspendSelling', reason: 'Buyers were asked to pay outside' })
  expect(await suspensionFor(stopped)).toEqual({ reason: 'Buyers were asked to pay outside' })
  expect(await suspensionFor(asMember(SMALL.users.buyer, ROLE.BUYER))).toBeNull()
  await post({ intent: 'liftSelling', reason: 'Settled' })
  expect(await suspensionFor(stopped)).toBeNull()
})
