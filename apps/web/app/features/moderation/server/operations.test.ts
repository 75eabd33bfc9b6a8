import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE, type RoleId } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locationOf } from '../../../testing/answers'
import { answerOf, makeArgs } from '../../../testing/context'
import { loader as audit } from '../routes/admin-audit.server'
import { loader as auditFile } from '../routes/admin-audit-csv.server'
import { loader as jobs, action as run } from '../routes/operations/operations-jobs.server'
import { loader as mails, action as retry } from '../routes/operations/operations-mails.server'
import { loader as mailsFile } from '../routes/operations/operations-mails-csv.server'
import { loader as requests } from '../routes/operations/operations-requests.server'
import { action as backUp, loader as storage } from '../routes/operations/operations-storage.server'

const { users } = SMALL
let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const exec = (sql: string) => services.database.handle.exec(sql)
const args = (path: string, values?: Record<string, string>, user = users.admin, role: RoleId = ROLE.ADMIN) =>
  makeArgs(services, path, asMember(user, role), values && new URLSearchParams(values))

it('runs a job and makes a backup once; the second admin is told', async () => {
  exec("insert into jobs (name, due_at) values ('sweep', 9000000000000), ('backup', 9000000000000)")
  const path = '/admin/operations'
  expect(locationOf(await answerOf(run(args(path, { job: 'sweep' }))))).toBe(path)
  expect(await answerOf(run(args(path, { job: 'sweep' })))).toMatchObject({
    data: { failure: { code: 'JOB_RUNS' } },
  })
  expect(await answerOf(run(args(path, { job: 'nothing' })))).toMatchObject({
    data: { failure: { code: 'NOT_FOUND' } },
  })
  expect(await jobs(args(path))).toMatchObject({ jobs: expect.arrayContaining([]) })
  const back = '/admin/operations/storage'
  expect(locationOf(await answerOf(backUp(args(back, {}))))).toBe(back)
  expect(await answerOf(backUp(args(back, {})))).toMatchObject({ data: { failure: { code: 'JOB_RUNS' } } })
  expect(await storage(args(back))).toMatchObject({ backups: [], isBackupOld: true, parts: [] })
})

it('sends failed mails again, and keeps to the list', async () => {
  exec(`insert into mails (id, kind, to_name, to_email, language, sealed_values, state, due_at, created_at, finished_at)
    values ('mai_a', 'emailChanged', 'A', 'a@pasar.test', 'en', x'00', 'failed', 1, 1, 1),
      ('mai_b', 'emailChanged', 'B', 'b@pasar.test', 'en', x'00', 'failed', 1, 2, 2)`)
  const path = '/admin/operations/mails?list=failed'
  expect(await mails(args(path))).toMatchObject({ mails: [{ id: 'mai_b' }, { id: 'mai_a' }], next: null })
  expect(locationOf(await answerOf(retry(args(path, { id: 'mai_a' }))))).toBe(path)
  expect(await answerOf(retry(args(path, { id: 'mai_a' })))).toMatchObject({
    data: { failure: { code: 'MAIL_RETRIED_BY' } },
  })
  expect(locationOf(await answerOf(retry(args(path, { intent: 'all' }))))).toBe(path)
  expect(await mails(args('/admin/operations/mails'))).toMatchObject({
    mails: [{ id: 'mai_b' }, { id: 'mai_a' }],
  })
})

it('finds mails by their address or member, in either order, and sends them as a file', async () => {
  exec(`insert into mails (id, kind, user_id, to_name, to_email, language, sealed_values, state, due_at, created_at,
      finished_at, last_error)
    values ('mai_a', 'orderPaid', null, 'A', 'Siti@kuih.test', 'en', null, 'sent', 1, 1, 1, ''),
      ('mai_b', 'orderPaid', null, 'A', 'siti@kuih.test', 'ms', null, 'sent', 1, 2, 2, '=cmd'),
      ('mai_c', 'orderPaid', '${users.buyer.id}', 'B', 'old@kuih.test', 'en', null, 'sent', 1, 3, 3, ''),
      ('mai_d', 'orderPaid', null, 'A', 'siti@kuih.test', 'en', x'00', 'failed', 1, 4, 4, '')`)
  const path = '/admin/operations/mails?list=sent'
  const found = async (query: string) =>
    (await mails(args(`${path}${query}`))).mails.map(({ id }: { id: string }) => id)
  expect(await found('&q=SITI@k')).toEqual(['mai_b', 'mai_a'])
  expect(await found('&q=siti@kuih.test&sort=reverse')).toEqual(['mai_a', 'mai_b'])
  expect(await found(`&q=${users.buyer.email.slice(1)}`)).toEqual(['mai_c'])
  expect(await found('&q=mai_d')).toEqual([])
  const file = await answerOf(mailsFile(args('/admin/operations/mails.csv?list=sent&q=siti')))
  if (!(file instanceof Response)) throw new Error('No file')
  const lines = (await file.text()).trimEnd().split('\r\n')
  expect(lines[0]).toContain('Email ID,Kind,To,Language,Made,Tries,Sent,Error')
  expect(lines[1]).toMatch(/^mai_b,orderPaid,siti@kuih\.test,Malay,1970-.*,'=cmd$/)
  expect(lines).toHaveLength(3)
})

it('shows the first page in place of one on which nothing is left', async () => {
  exec(`with recursive n (at) as (select 1 union all select at + 1 from n where at < 51)
    insert into mails (id, kind, to_name, to_email, language, sealed_values, state, due_at, created_at, finished_at)
    select 'mai_' || (100 + at), 'orderPaid', 'A', 'a@pasar.test', 'en', x'00', 'failed', 1, at, at from n`)
  const list = '/admin/operations/mails?list=failed'
  const { next } = (await mails(args(list))) as { next: string }
  const second = `${list}&cursor=${next}`
  expect(await mails(args(second))).toMatchObject({ mails: [{ id: 'mai_101' }], next: null })
  expect(locationOf(await answerOf(retry(args(second, { id: 'mai_101' }))))).toBe(second)
  expect(locationOf(await answerOf(mails(args(second))))).toBe(list)
})

it('finds a failed request by its number', async () => {
  const failed = { id: 'ab12-cd', at: 1, method: 'GET', path: '/shop', status: 500, ms: 3 }
  services.context.requests.record(failed)
  expect(await requests(args('/admin/operations/requests?q=AB12'))).toMatchObject({
    failed: [{ id: 'ab12-cd' }],
    slow: [],
    limits: [],
  })
  expect(await requests(args('/admin/operations/requests?q=x'))).toMatchObject({ failed: [] })
})

it('shows the audit log, and sends it as a file without formulas', async () => {
  exec("insert into jobs (name, due_at) values ('sweep', 9000000000000)")
  await answerOf(run(args('/admin/operations', { job: 'sweep' })))
  exec(`insert into audit_log (id, at, action, subject_id, reason, position, hash)
    values ('aud_x', 1, 'writeNote', 'usr_x', '=1+1', 2, 'x')`)
  expect(await audit(args('/admin/audit?subject=sweep'))).toMatchObject({
    entries: [{ action: 'runJob', position: 1 }],
    actions: ['runJob', 'writeNote'],
  })
  const answer = await answerOf(auditFile(args('/admin/audit.csv')))
  if (!(answer instanceof Response)) throw new Error('No answer')
  const text = await answer.text()
  expect(text).toContain('Started a background job,sweep')
  expect(text).toContain("usr_x,'=1+1,x")
})

it('is for admins alone', async () => {
  for (const work of [jobs, mails, mailsFile, storage, requests, audit, auditFile])
    expect(
      await answerOf(work(args('/admin/operations', undefined, users.manager, ROLE.MANAGER))),
    ).toHaveProperty('status', 302)
  for (const work of [run, retry, backUp])
    expect(await answerOf(work(args('/admin/operations', {}, users.manager, ROLE.MANAGER)))).toHaveProperty(
      'status',
      302,
    )
})
