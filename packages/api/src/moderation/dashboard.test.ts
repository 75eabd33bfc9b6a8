import { affiliateSchema, days, hours, ROLE, sellerApplicationSchema } from '@pasar/domain'
import { expect, it } from 'vitest'
import type { Manager } from '../access/actors'
import { applyAsSeller } from '../selling/commands/apply'
import { applyAsAffiliate } from '../support/commands/messages'
import { asMember } from '../testing'
import { useMarket, users } from '../testing/helpers'
import { managerDashboard } from './reads/dashboard'

const market = useMarket()
const manager = asMember(users.manager, ROLE.MANAGER) as Manager
const PHOTO = Buffer.from('\xff\xd8\xff\xe0 a photo of a card', 'latin1')
const selling = sellerApplicationSchema.parse({
  kind: 'person',
  legalName: 'Nur Aisyah binti Rahman',
  registration: '850101-14-5678',
  address: '8 Jalan Ampang, 50450 Kuala Lumpur',
  phone: '012-345 6789',
  storeName: 'Kedai Aisyah',
  message: 'Kuih from my own kitchen.',
  bank: 'MBBEMYKL',
  accountNumber: '514123456789',
  accountHolder: 'Nur Aisyah binti Rahman',
  terms: 'on',
})

it('counts applications to sell and to recruit by age, and shows the oldest of both first', async () => {
  const recruiting = affiliateSchema.parse({ channel: 'social', phone: '', message: 'I write about food.' })
  await applyAsAffiliate(market.ctx, asMember(users.newbuyer, ROLE.BUYER), recruiting)
  market.wait(days(2) + hours(1))
  market.run(
    'insert into users (id, email, name, password_hash, role, verified_at, created_at) values (?, ?, ?, ?, 3, 1, 1)',
    'usr_new',
    'new@pasar.test',
    'Nur',
    'none',
  )
  await applyAsSeller(
    market.ctx,
    asMember({ id: 'usr_new', name: 'Nur', email: 'new@pasar.test' }, ROLE.BUYER),
    selling,
    PHOTO,
  )
  const { ages, oldest } = await managerDashboard(market.ctx, manager)
  expect(ages).toEqual({ fresh: 1, waiting: 1, late: 0 })
  expect(oldest.map(({ kind, name }) => [kind, name])).toEqual([
    ['reseller', users.newbuyer.name],
    ['seller', 'Kedai Aisyah'],
  ])
})
