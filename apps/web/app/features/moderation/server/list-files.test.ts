import { writeNewsletter } from '@pasar/api'
import {
  asAdmin,
  asMember,
  openTestServices,
  publishArticle,
  SMALL,
  type TestServices,
} from '@pasar/api/testing'
import { LIMITS, ROLE, type RoleId } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locationOf } from '../../../testing/answers'
import { answerOf, makeArgs } from '../../../testing/context'
import { loader as articles } from '../../blog/routes/admin-blog-csv.server'
import { loader as claims } from '../../disputes/routes/admin-claims-csv.server'
import { loader as messages } from '../../messaging/routes/admin-messages-csv.server'
import { loader as payouts } from '../../payouts/routes/admin-payouts-csv.server'
import { loader as affiliates } from '../../selling/routes/applications/become-reseller-csv.server'
import { loader as applications } from '../../selling/routes/applications/seller-applications-csv.server'
import { loader as groupSales } from '../../selling/routes/reseller/group-sales-csv.server'
import { loader as recruited } from '../../selling/routes/reseller/recruited-sellers-csv.server'
import { loader as commission } from '../../selling/routes/reseller/reseller-commission-csv.server'
import { loader as audit } from '../routes/admin-audit-csv.server'
import { loader as items } from '../routes/admin-items-csv.server'
import { loader as orders } from '../routes/admin-orders-csv.server'
import { loader as members } from '../routes/admin-users-csv.server'
import { loader as stores } from '../routes/all-stores-csv.server'
import { loader as newsletter } from '../routes/newsletter/admin-newsletter-csv.server'

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const ask = (load: typeof items, address: string, role: RoleId = ROLE.ADMIN) =>
  answerOf(load(makeArgs(services, address, asMember(SMALL.users.admin, role))))

async function linesOf(load: typeof items, address: string): Promise<string[]> {
  const answer = await ask(load, address)
  if (!(answer instanceof Response)) throw new Error('No file')
  expect(answer.headers.get('content-type')).toContain('text/csv')
  return (await answer.text()).trimEnd().split('\r\n')
}
const run = (sql: string) => void services.database.handle.prepare(sql).run()
const count = (sql: string) => Number(services.database.handle.prepare(sql).pluck().get())

it('sends the stores, the orders and the items that the filters show', async () => {
  const { kampung } = SMALL.stores
  run(`update stores set name = '=1+1' where id = '${kampung.id}'`)
  const all = await linesOf(stores, '/all-stores.csv')
  expect(all[0]).toContain('Store ID,Store,Seller,State')
  expect(all).toHaveLength(
    1 + count("select count(*) from stores s join users u on u.id = s.seller_id where u.status <> 'deleted'"),
  )
  // A cell that begins like a formula is none.
  expect(all.some((line) => line.includes(",'=1+1,"))).toBe(true)
  expect(await linesOf(stores, '/all-stores.csv?state=hidden')).toHaveLength(1)

  const placed = await linesOf(orders, '/admin-orders.csv')
  expect(placed).toHaveLength(1 + count('select count(*) from orders'))
  expect(placed.some((line) => line.startsWith(`${SMALL.orders.paid.number},`))).toBe(true)
  expect(await linesOf(orders, `/admin-orders.csv?q=${SMALL.orders.paid.number}`)).toHaveLength(2)

  const listed = await linesOf(items, '/admin/items.csv')
  expect(listed).toHaveLength(1 + count("select count(*) from items where status <> 'draft'"))
  const removed = count("select count(*) from items where status = 'removed'")
  expect(await linesOf(items, '/admin/items.csv?list=removed')).toHaveLength(1 + removed)
  expect(await linesOf(items, '/admin/items.csv?list=appeals')).toHaveLength(1)
})

it('sends the queues that wait for staff', async () => {
  const { admin } = SMALL.users
  run(
    `insert into payout_runs (id, state, proposed_by, proposed_at) values ('run_file', 'proposed', '${admin.id}', 5)`,
  )
  run(`update chat_messages set body = '=HYPERLINK(1)' where state = 'pending'`)
  const held = await linesOf(messages, '/admin/messages.csv')
  expect(held).toHaveLength(1 + count("select count(*) from chat_messages where state = 'pending'"))
  expect(held.some((line) => line.includes('=HYPERLINK(1)') && !line.includes("'=HYPERLINK(1)"))).toBe(false)
  expect(await linesOf(messages, '/admin/messages.csv?list=reports')).toHaveLength(
    1 + count('select count(*) from message_reports where decided_at is null'),
  )
  expect(await linesOf(claims, '/admin/claims.csv')).toHaveLength(
    1 + count("select count(*) from order_claims where state = 'escalated'"),
  )
  const runs = await linesOf(payouts, '/admin/payouts.csv')
  expect(runs).toHaveLength(1 + count('select count(*) from payout_runs'))
  expect(runs.some((line) => line.startsWith('run_file,Awaiting approval,1970-01-01'))).toBe(true)
})

it('sends applications to those who decide on them', async () => {
  const waiting = count(
    "select count(*) from seller_applications where state = 'pending' and asked_at is null",
  )
  expect(await linesOf(applications, '/seller-requests.csv')).toHaveLength(1 + waiting)
  expect(await linesOf(applications, '/seller-requests.csv?q=no+such+store')).toHaveLength(1)
  expect(await ask(applications, '/seller-applications.csv', ROLE.MANAGER)).toHaveProperty('status', 200)
  expect(await ask(affiliates, '/become-reseller.csv', ROLE.MANAGER)).toHaveProperty('status', 200)
  expect(await ask(affiliates, '/admin/affiliates.csv', ROLE.ADMIN)).toHaveProperty('status', 200)
  expect(await ask(affiliates, '/admin/affiliates.csv', ROLE.MANAGER)).toHaveProperty('status', 302)
  expect(await ask(applications, '/seller-applications.csv', ROLE.SELLER)).toHaveProperty('status', 302)
})

it('sends resellers those they recruited, and what these sold', async () => {
  const { reseller, tan } = SMALL.users
  run(`update users set name = '=Tan' where id = '${tan.id}'`)
  const asReseller = async (load: typeof items) => {
    const answer = await answerOf(load(makeArgs(services, '/x', asMember(reseller, ROLE.RESELLER))))
    if (!(answer instanceof Response)) throw new Error('No file')
    return (await answer.text()).trimEnd().split('\r\n')
  }
  const [heads, ...lines] = await asReseller(recruited)
  expect(heads).toContain('Seller,State,Joined,Parcels in 30 days,Sold in 30 days (RM)')
  expect(lines).toHaveLength(count(`select count(*) from users where recruited_by = '${reseller.id}'`))
  expect(lines[0]).toMatch(/^'=Tan,Selling,\d{4}-/)
  const [, ...months] = await asReseller(groupSales)
  const sum = months.reduce((sen, line) => sen + Math.round(Number(line.split(',').at(-1)) * 100), 0)
  expect(sum).toBe(count(`select coalesce(sum(items_sen), 0) from seller_days where seller_id = '${tan.id}'`))
  const [earned, ...bookings] = await asReseller(commission)
  expect(earned).toContain('Month,Seller,Earned')
  const moves = bookings.reduce((sen, line) => sen + Math.round(Number(line.split(',').at(-1)) * 100), 0)
  expect(moves).toBe(
    count(
      `select coalesce(-sum(amount_sen), 0) from ledger_entries where account = 'reseller:${reseller.id}'`,
    ),
  )
  for (const load of [recruited, groupSales, commission])
    expect(await ask(load, '/x', ROLE.SELLER)).toHaveProperty('status', 302)
})

it('sends the issues of the newsletter with their figures', async () => {
  const { admin } = SMALL.users
  const issue = await writeNewsletter(services.context, asAdmin(admin), {
    en: { subject: '=Durian', body: 'Ripe now.' },
  })
  run(
    `update newsletter_issues set state = 'sent', started_at = 1, finished_at = 2, audience = 9, sent = 7, failed = 1, unsubscribed = 1 where id = '${issue}'`,
  )
  const lines = await linesOf(newsletter, '/admin/newsletter.csv')
  expect(lines[0]).toContain('Issue ID,Subject,State')
  expect(lines[1]).toMatch(new RegExp(`^${issue},'=Durian,Sent,.*,9,7,0,1,0,1$`))
})

it('is for admins alone', async () => {
  for (const load of [stores, orders, items, claims, messages, payouts, newsletter])
    expect(await ask(load, '/x', ROLE.SELLER)).toHaveProperty('status', 302)
})

it('leads back to the list with its filter where a file is refused', async () => {
  await services.dispose()
  services = await openTestServices({ RATE_LIMITS: 'on' })
  const backOf = async (load: typeof items, address: string) => locationOf(await ask(load, address))
  for (let time = 0; time < LIMITS.listExport.most; time++)
    expect(await backOf(members, '/admin/users.csv')).toBeNull()
  expect(await backOf(members, '/admin/users.csv?q=tan&sort=oldest')).toBe('/admin/users?sort=oldest&q=tan')
  expect(await backOf(members, '/admin/users.csv')).toBe('/admin/users?view=all')
  expect(await backOf(audit, '/admin/audit.csv?subject=usr_1')).toBe('/admin/audit?subject=usr_1')
  expect(await backOf(claims, '/admin/claims.csv')).toBe('/admin/claims?view=all')
})

it('sends the articles or the comments of a list', async () => {
  await publishArticle(services.context.config.dataDir)
  const published = count("select count(*) from blog_posts where state = 'published'")
  const lines = await linesOf(articles, '/admin/blog.csv?list=published')
  expect(lines).toHaveLength(1 + published)
  expect(lines[0]).toContain('Article ID,Article,Author,Language')
  const reverse = await linesOf(articles, '/admin/blog.csv?list=published&sort=reverse')
  expect(reverse.slice(1)).toEqual(lines.slice(1).toReversed())
  expect(await linesOf(articles, '/admin/blog.csv?list=published&q=no+such+words')).toHaveLength(1)
  run(`insert into blog_comments (id, post_id, user_id, body, state, created_at)
    select 'blc_file', id, author_id, '=Buy', 'held', 1 from blog_posts limit 1`)
  const held = await linesOf(articles, '/admin/blog.csv?list=held')
  expect(held[0]).toContain('Comment ID,Written,Written by,Comment,Article')
  expect(held[1]).toMatch(/^blc_file,1970-01-01T.*,'=Buy,/)
  const reported = await linesOf(articles, '/admin/blog.csv?list=reported')
  expect(reported).toEqual([expect.stringContaining('Comment ID,First reported')])
})
