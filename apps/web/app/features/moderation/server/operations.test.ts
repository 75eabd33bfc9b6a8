import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE, type RoleId } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeArgs } from '../../../testing/context'
import { loader as audit } from '../routes/admin-audit.server'
import { loader as auditFile } from '../routes/admin-audit-csv.server'
import { loader as jobs, action as run } from '../routes/operations/operations-jobs.server'
import { loader as mails, action as retry } from '../routes/operations/operations-mails.server'
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
const to = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null)

it('runs a job and makes a backup once; the second admin is told', async () => {
  exec("insert into jobs (name, due_at) values ('sweep', 9000000000000), ('backup', 9000000000000)")
  const path = '/admin/operations'
  expect(to(await answerOf(run(args(path, { job: 'sweep' }))))).toBe(path)
  expect(await answerOf(run(args(path, { job: 'sweep' })))).toMatchObject({
    data: { failure: { code: 'JOB_RUNS' } },
  })
  expect(await answerOf(run(args(path, { job: 'nothing' })))).toMatchObject({
    data: { failure: { code: 'NOT_FOUND' } },
  })
  expect(await jobs(args(path))).toMatchObject({ jobs: expect.arrayContaining([]) })
  const back = '/admin/operations/storage'
  expect(to(await answerOf(backUp(args(back, {}))))).toBe(back)
  expect(await answerOf(backUp(args(back, {})))).toMatchObject({ data: { failure: { code: 'JOB_RUNS' } } })
  expect(await storage(args(back))).toMatchObject({ backups: [], isBackupOld: true, parts: [] })
})

it('sends failed mails again, and keeps to the list', async () => {
  exec(`insert into mails (id, kind, to_name, to_email, language, sealed_values, state, due_at, created_at, finished_at)
    values ('mai_a', 'emailChanged', 'A', 'a@pasar.test', 'en', x'00', 'failed', 1, 1, 1),
      ('mai_b', 'emailChanged', 'B', 'b@pasar.test', 'en', x'00', 'failed', 1, 2, 2)`)
  const path = '/admin/operations/mails?list=failed'
  expect(await mails(args(path))).toMatchObject({ mails: [{ id: 'mai_b' }, { id: 'mai_a' }], next: null })
  expect(to(await answerOf(retry(args(path, { id: 'mai_a' }))))).toBe(path)
  expect(await answerOf(retry(args(path, { id: 'mai_a' })))).toMatchObject({
    data: { failure: { code: 'MAIL_RETRIED_BY' } },
  })
  expect(to(await answerOf(retry(args(path, { intent: 'all' }))))).toBe(path)
  expect(await mails(args('/admin/operations/mails'))).toMatchObject({
    mails: [{ id: 'mai_b' }, { id: 'mai_a' }],
  })
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
  for (const work of [jobs, mails, storage, requests, audit, auditFile])
    expect(
      await answerOf(work(args('/admin/operations', undefined, users.manager, ROLE.MANAGER))),
    ).toHaveProperty('status', 302)
  for (const work of [run, retry, backUp])
    expect(await answerOf(work(args('/admin/operations', {}, users.manager, ROLE.MANAGER)))).toHaveProperty(
      'status',
      302,
    )
})
