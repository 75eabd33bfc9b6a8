import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { days, hours } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { adminDashboard } from '../../moderation/reads/dashboard'
import { asAdmin } from '../../testing'
import { refusalOf, useMarket, users } from '../../testing/helpers'
import { readConfig } from '../config'
import { runDueJobs } from '../jobs'
import { JOB_NAMES } from '../jobs/names'
import { JOBS } from '../jobs/table'
import { mailRows, queue } from '../mail/testing/helpers'
import { retryMail, retryMails, runJobNow } from './commands'
import { jobsPage, mailsPage, requestsPage, storagePage } from './reads'
import { NOTES_KEPT, RequestLog } from './request-log'
import { measureStorage } from './storage'

const market = useMarket()
const admin = asAdmin(users.admin)
const audited = () =>
  market.rows('select action, subject_id as subject, reason from audit_log order by position')
const never = new AbortController().signal
/** Jobs that do nothing, at the times of the true ones. */
const JOBS_DONE = {
  ...JOBS,
  ...Object.fromEntries(JOB_NAMES.map((name) => [name, { ...JOBS[name], run: async () => {} }])),
}

describe('background jobs', () => {
  it('are run by hand once: the second admin is refused', async () => {
    await runDueJobs(market.ctx, JOBS_DONE)
    const triggered: string[] = []
    market.ctx.jobTriggers.listen((name) => triggered.push(name))
    await runJobNow(market.ctx, admin, 'sweep')
    expect(triggered).toEqual(['sweep'])
    expect(await refusalOf(runJobNow(market.ctx, admin, 'sweep'))).toBe('JOB_RUNS')
    expect(audited()).toEqual([{ action: 'runJob', subject: 'sweep', reason: '' }])
  })

  it('show how they went, those that failed first, and wait where somebody must ask', async () => {
    await runDueJobs(market.ctx, JOBS_DONE)
    market.run("update jobs set last_error = 'TypeError', failures = 1 where name = 'sweep'")
    market.run("update jobs set held_until = ? where name = 'mail'", market.ctx.now() + 1_000)
    const jobs = await jobsPage(market.ctx, admin)
    expect(jobs[0]).toMatchObject({ name: 'sweep', error: 'TypeError', failures: 1, state: 'waiting' })
    expect(jobs.find(({ name }) => name === 'mail')).toMatchObject({ state: 'running', nextAt: null })
    expect(jobs.find(({ name }) => name === 'backup')).toMatchObject({
      state: 'onDemand',
      endedAt: null,
      nextAt: null,
    })
    expect(jobs.find(({ name }) => name === 'orders')).toMatchObject({ took: 0, runs: 1 })
  })
})

describe('mails that were given up', () => {
  const fail = () => {
    market.run("update mails set state = 'failed', finished_at = 1, tries = 12, last_error = 'ECONNREFUSED'")
    return market.value<string>('select id from mails limit 1')
  }

  it('are found behind thousands to addresses that begin alike, page by page', async () => {
    await queue(market)
    const id = fail()
    market.run("update mails set to_email = 'ali-first@pasar.test', created_at = 1 where id = ?", id)
    market.run(
      `with recursive n (i) as (select 1 union all select i + 1 from n where i < 2500)
       insert into mails (id, kind, user_id, to_name, to_email, language, state, due_at, created_at, finished_at)
       select 'a_mail_' || i, kind, null, 'Ali', 'ali' || i || '@pasar.test', 'en', iif(i <= 1200, 'sent', 'failed'), 1, 2, 2
       from n join mails on mails.id = ?`,
      id,
    )
    market.run("update mails set to_email = 'other@pasar.test' where id like 'a_mail_%' and state = 'failed'")
    const found: string[] = []
    for (let cursor: string | null = null, at = 0; at < 3 && (cursor !== null || at === 0); at++) {
      const sought = { list: 'failed', words: 'ali' } as const
      const page: Awaited<ReturnType<typeof mailsPage>> = await mailsPage(market.ctx, admin, sought, cursor)
      found.push(...page.mails.map((mail) => mail.id))
      cursor = page.next
    }
    expect(found).toEqual([id])
  })

  it('are sent again, one by one; the second admin is refused', async () => {
    await queue(market)
    const id = fail()
    expect(await mailsPage(market.ctx, admin, { list: 'failed' }, null)).toMatchObject({
      mails: [{ id, error: 'ECONNREFUSED', tries: 12 }],
      counts: { failed: 1, waiting: 0 },
    })
    await retryMail(market.ctx, admin, id)
    expect(mailRows(market)).toMatchObject([{ state: 'queued', tries: 0, due_at: market.ctx.now() }])
    expect(await refusalOf(retryMail(market.ctx, admin, id))).toBe('MAIL_RETRIED_BY')
    expect(audited()).toEqual([{ action: 'retryMail', subject: id, reason: '' }])
  })

  it('are sent again all at once, and nothing else is', async () => {
    for (let at = 0; at < 3; at++) await queue(market)
    fail()
    market.run("update mails set state = 'sent', sealed_values = null where id = (select min(id) from mails)")
    expect(await retryMails(market.ctx, admin)).toBe(2)
    expect(await refusalOf(retryMails(market.ctx, admin))).toBe('MAIL_RETRIED_BY')
    expect(audited()).toEqual([{ action: 'retryMails', subject: 'mails', reason: '2' }])
    expect((await mailsPage(market.ctx, admin, { list: 'sent' }, null)).mails).toHaveLength(1)
    expect((await mailsPage(market.ctx, admin, { list: 'waiting' }, null)).mails).toHaveLength(2)
  })

  it('are not sent again when they hold a key that is older than an hour', async () => {
    await queue(market)
    const id = fail()
    market.run("update mails set kind = 'resetPassword'")
    market.wait(hours(1) + 1)
    expect(await mailsPage(market.ctx, admin, { list: 'failed' }, null)).toMatchObject({
      mails: [{ canRetry: false }],
    })
    expect(await refusalOf(retryMail(market.ctx, admin, id))).toBe('MAIL_RETRIED_BY')
    expect(await refusalOf(retryMails(market.ctx, admin))).toBe('MAIL_RETRIED_BY')
    market.run("update mails set kind = 'orderPaid'")
    expect(await retryMails(market.ctx, admin)).toBe(1)
  })
})

it('storage is measured by day, with its growth', async () => {
  const file = path.join(market.ctx.config.dataDir, 'files', 'of', 'some')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, 'x'.repeat(1_000))
  await measureStorage(market.ctx, never)
  const find = async () => {
    const page = await storagePage(market.ctx, admin)
    return { days: page.days, files: page.parts.find(({ part }) => part === 'files') }
  }
  expect(await find()).toMatchObject({ days: 0, files: { bytes: 1_000, files: 1, growth: null } })
  market.wait(days(3))
  writeFileSync(file, 'x'.repeat(1_500))
  await measureStorage(market.ctx, never)
  await measureStorage(market.ctx, never)
  expect(await find()).toMatchObject({ days: 3, files: { bytes: 1_500, files: 1, growth: 500 } })
})

it('settings that no public market should have are on the dashboard', async () => {
  expect((await adminDashboard(market.ctx, admin)).machine.risks).toEqual([])
  const { dataDir: DATA_DIR } = market.ctx.config
  const config = readConfig({ NODE_ENV: 'production', APP_URL: 'https://kedai.example', DATA_DIR })
  const { machine } = await adminDashboard({ ...market.ctx, config }, admin)
  expect(machine.risks).toEqual(['demoPayments', 'noMailServer'])
})

describe('requests', () => {
  const request = { at: 1, method: 'GET', path: '/shop', status: 200, ms: 10 }

  it('are kept when they are slow or fail, are found by their number, and never more than some', async () => {
    const { requests } = market.ctx
    requests.record({ ...request, id: 'fast' })
    requests.record({ ...request, id: 'slow', ms: 2_000 })
    requests.explain('broken', Object.assign(new TypeError('of siti@example.com'), { code: 'E1' }))
    requests.record({ ...request, id: 'broken', status: 500 })
    requests.record({ ...request, id: 'bad', status: 502 })
    const find = async (start: string) => {
      const { failed, slow } = await requestsPage(market.ctx, admin, start)
      return [failed.map(({ id, error }) => [id, error]), slow.map(({ id }) => id)]
    }
    expect(await find('')).toEqual([
      [
        ['bad', ''],
        ['broken', 'TypeError E1'],
      ],
      ['slow'],
    ])
    expect(await find('bro')).toEqual([[['broken', 'TypeError E1']], []])
    const log = new RequestLog()
    for (let at = 0; at < 2 * NOTES_KEPT; at++) log.record({ ...request, id: `r${at}`, status: 500 })
    expect(log.list('failed', '', 10_000)).toHaveLength(NOTES_KEPT)
    expect(log.list('failed', '', 1)[0]?.id).toBe(`r${2 * NOTES_KEPT - 1}`)
  })
})
