import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { malaysianDay, REPORT_MONTHS, ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeArgs } from '../../../testing/context'
import { loader } from '../routes/reseller/group-sales.server'

const { users } = SMALL
let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

it('draws what the sellers of a reseller sold, the newest month last', async () => {
  const { handle } = services.database
  handle.prepare('update users set recruited_by = ? where id = ?').run(users.reseller.id, users.tan.id)
  handle.prepare('delete from seller_days').run()
  handle
    .prepare('insert into seller_days (seller_id, day, items_sen, parcels) values (?, ?, 12345, 2)')
    .run(users.tan.id, malaysianDay(services.context.now()))
  const reseller = asMember(users.reseller, ROLE.RESELLER)
  const page = await answerOf(loader(makeArgs(services, '/reseller/group-sales', reseller)))
  expect(page).toHaveProperty('chart.points.length', REPORT_MONTHS)
  expect(page).toHaveProperty(`chart.series.0.figures.${REPORT_MONTHS - 1}.text`, 'RM 123.45')
  expect(page).toHaveProperty('months.0', expect.objectContaining({ amount: 12345, parcels: 2 }))
})
