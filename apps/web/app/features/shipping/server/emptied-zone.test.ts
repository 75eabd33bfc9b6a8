import { changeSettings } from '@pasar/api'
import { asAdmin, asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { valuesOf } from '@pasar/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { loader as itemForm } from '../../selling/routes/add-items.server'
import { readFacts } from '../../support/server/facts.server'
import { viewDelivery } from './delivery-view.server'

let services: TestServices
beforeAll(async () => {
  services = await openTestServices()
  const values = { ...valuesOf('zones', new Map()), Zone3Countries: '' }
  const input = { version: 0, reason: 'No courier goes there', values }
  await changeSettings(services.context, asAdmin(SMALL.users.admin), 'zones', input)
})
afterAll(() => services.dispose())

/** That of all others names no countries; nobody is charged by one that was emptied. */
const isOneOfOthers = (zones: readonly { name: string; countries: string }[]) => {
  expect(zones.map(({ name }) => name)).toEqual(['Zone1', 'Zone2', 'Zone4', 'Zone5', 'Default'])
  expect(zones.filter(({ countries }) => countries === '').map(({ name }) => name)).toEqual(['Default'])
}

it('is left out where an item’s shipping is shown', async () => {
  const { slug } = SMALL.items.kopi
  const request = new Request(`http://pasar.test/item/${slug}/shipping`)
  isOneOfOthers((await viewDelivery(makeContext(services, request), request, slug)).zones)
})

it('is left out beside the form of an item', async () => {
  const request = new Request('http://pasar.test/add-items')
  const context = makeContext(services, request, { session: sessionOf(asSeller(SMALL.users.seller)) })
  const view = await answerOf(itemForm({ request, context, params: {} }))
  expect(view).toHaveProperty('zones')
  isOneOfOthers((view as Awaited<ReturnType<typeof itemForm>>).zones)
})

it('is left out of the texts; the others keep their numbers', async () => {
  const { zonesTable } = await readFacts(services.context, 'en', translateFor('en'))
  const rows = zonesTable.split('\n').slice(2)
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual([
    'Zone 1',
    'Zone 2',
    'Zone 4',
    'Zone 5',
    'Everywhere else',
  ])
})
