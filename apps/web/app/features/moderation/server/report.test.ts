import { rollUpDays } from '@pasar/api'
import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { malaysianDay, REPORT_TABLES, ROLE, type RoleId, writeDay } from '@pasar/domain'
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

it('shows each course with the time before it, and its table', async () => {
  const page = await ask(loader, '/admin/analytics?period=7')
  expect(page).toMatchObject({ filter: { period: '7' }, range: { count: 7 }, pending: 0, step: 'day' })
  for (const course of ['sales', 'orders', 'members', 'conversion']) {
    expect(page).toHaveProperty(`courses.${course}.chart.points.length`, 7)
    expect(page).toHaveProperty(`courses.${course}.chart.series.length`, 2)
    expect(page).toHaveProperty(`courses.${course}.rows.length`, 7)
  }
  expect(page).toHaveProperty('isNothing', false)
  expect(await ask(loader, '/admin/analytics?period=365')).toHaveProperty('step', 'month')
})

it.each(REPORT_TABLES)('sends %s as a file', async (table) => {
  const answer = await ask(file, `/admin/analytics.csv?table=${table}&period=30`)
  expect(answer).toHaveProperty('status', 200)
  const lines = (await textOf(answer)).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^[A-Z]/)
  if (['sales', 'orders', 'members', 'conversion'].includes(table)) expect(lines).toHaveLength(31)
})

it('compares each day and the whole period with the time before', async () => {
  const today = malaysianDay(services.context.now())
  services.database.handle.prepare('delete from market_days').run()
  const put = services.database.handle.prepare('insert into market_days values (?, ?, 0, 0, 0, ?, ?)')
  for (let ago = 1; ago <= 14; ago++)
    put.run(today - ago, ago === 2 ? 15_000 : ago === 9 ? 10_000 : 0, 0, ago)
  const page = await ask(loader, '/admin/analytics?period=7')
  expect(page).toHaveProperty('courses.sales.rows.2.cells', ['RM 150.00', 'RM 100.00', '+50%', 'RM 0.00'])
  expect(page).toHaveProperty('courses.sales.rows.3.cells', ['RM 0.00', 'RM 0.00', '–', 'RM 0.00'])
  expect(page).toHaveProperty('courses.members.rows.2.cells', ['2', '9', '−78%'])
  const text = await textOf(await ask(file, '/admin/analytics.csv?table=members&period=7'))
  expect(text.trimEnd().split('\r\n').at(-3)).toBe(`${writeDay(today - 2)},2,9,-78`)
})

it('compares with the same days a year before, and keeps that in its links and files', async () => {
  const today = malaysianDay(services.context.now())
  services.database.handle.prepare('delete from market_days').run()
  const put = services.database.handle.prepare('insert into market_days values (?, ?, 0, 0, 0, 0, ?)')
  for (let ago = 1; ago <= 400; ago++) put.run(today - ago, ago === 1 ? 30_000 : ago === 366 ? 20_000 : 0, 1)
  const page = await ask(loader, '/admin/analytics?period=7&compared=year')
  expect(page).toMatchObject({
    filter: { compared: 'year' },
    series: { before: 'A year before' },
    pending: 0,
  })
  expect(page).toHaveProperty('courses.sales.rows.1.cells', ['RM 300.00', 'RM 200.00', '+50%', 'RM 0.00'])
  const text = await textOf(await ask(file, '/admin/analytics.csv?table=sales&period=7&compared=year'))
  expect(text).toMatch(new RegExp(`^${writeDay(today - 1)},0,300\\.00,.*,200\\.00,50\r$`, 'm'))
})

it('shows a single day as bars, which are no curve', async () => {
  const today = writeDay(malaysianDay(services.context.now()))
  const page = await ask(loader, `/admin/analytics?period=own&from=${today}&to=${today}`)
  expect(page).toHaveProperty('courses.orders.bars.length', 1)
  expect(await ask(loader, '/admin/analytics?period=7')).toHaveProperty('courses.orders.bars', null)
})

it('says so where nothing happened', async () => {
  const page = await ask(loader, '/admin/analytics?period=own&from=2001-01-01&to=2001-01-03')
  expect(page).toMatchObject({ isNothing: true, courses: { sales: { isEmpty: true } } })
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
