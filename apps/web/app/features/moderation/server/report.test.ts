import { rollUpDays } from '@pasar/api'
import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { REPORT_TABLES, ROLE, type RoleId } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { loader } from '../routes/admin-analytics.server'
import { loader as file } from '../routes/admin-analytics-csv.server'

const { users } = SMALL
let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
  await rollUpDays(services.context)
})
afterEach(() => services.dispose())

function ask(work: typeof loader | typeof file, path: string, user = users.admin, role: RoleId = ROLE.ADMIN) {
  const request = new Request(`http://pasar.test${path}`)
  const context = makeContext(services, request, { session: sessionOf(asMember(user, role)) })
  return answerOf(work({ request, context, params: {} }))
}
const textOf = (answer: unknown): Promise<string> => {
  if (!(answer instanceof Response)) throw new Error('No answer')
  return answer.text()
}

it('shows a period with its chart and its table', async () => {
  const page = await ask(loader, '/admin/analytics?period=7')
  expect(page).toMatchObject({ filter: { period: '7' }, range: { count: 7 }, pending: 0, step: 'day' })
  expect(page).toHaveProperty('steps.length', 7)
  expect(page).toHaveProperty('chart.points.length', 7)
  expect(await ask(loader, '/admin/analytics?period=365')).toHaveProperty('step', 'month')
})

it.each(REPORT_TABLES)('sends %s as a file', async (table) => {
  const answer = await ask(file, `/admin/analytics.csv?table=${table}&period=30`)
  expect(answer).toHaveProperty('status', 200)
  const lines = (await textOf(answer)).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^[A-Z]/)
  if (table === 'sales') expect(lines).toHaveLength(31)
})

it('keeps formulas of names from being calculated', async () => {
  services.database.handle
    .prepare("update items set title = '=1+1' where id in (select id from sales_windows where kind = 'item')")
    .run()
  const text = await textOf(await ask(file, '/admin/analytics.csv?table=item&period=365'))
  expect(text).toContain("'=1+1")
})

it('is for admins alone', async () => {
  for (const [user, role] of [
    [users.manager, ROLE.MANAGER],
    [users.buyer, ROLE.BUYER],
    [users.seller, ROLE.SELLER],
  ] as const)
    for (const [work, path] of [
      [loader, '/admin/analytics'],
      [file, '/admin/analytics.csv?table=sales'],
    ] as const)
      expect(await ask(work, path, user, role)).toHaveProperty('status', 302)
})
