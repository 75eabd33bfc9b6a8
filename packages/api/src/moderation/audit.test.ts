import { insertAuditEntry, NO_ROOTS, verifyAuditChain } from '@pasar/db'
import { type AuditFilter, readAuditFilter } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { setSuspension } from '../accounts/commands/suspension'
import { findWrongSums } from '../platform/consistency-check'
import { asAdmin } from '../testing'
import { refusalOf, stores, useMarket, users } from '../testing/helpers'
import { noteMember } from './commands/members'
import { hideStore } from './commands/stores'
import { auditPage, exportAudit } from './reads/audit'

const market = useMarket()
const admin = asAdmin(users.admin)
const NO_FILTER = readAuditFilter(new URLSearchParams())

const note = (text: string, userId = users.buyer.id) => noteMember(market.ctx, admin, userId, { note: text })
const verify = (known?: string) => verifyAuditChain(market.ctx.db, known)
/** What somebody does who has the file of the database. */
function tamper(...statements: string[]) {
  market.run('drop trigger audit_log_fixed')
  market.run('drop trigger audit_log_kept')
  for (const statement of statements) market.run(statement)
}

it('lists what was written in one millisecond in the order it was written, page after page', async () => {
  for (let at = 0; at < 60; at++) await note(`note ${at}`)
  expect(market.value('select count(distinct at) from audit_log')).toBe(1)
  const first = await auditPage(market.ctx, admin, NO_FILTER, null)
  const second = await auditPage(market.ctx, admin, NO_FILTER, first.next)
  const places = [...first.entries, ...second.entries].map(({ position }) => position)
  expect(places).toEqual(Array.from({ length: 60 }, (_, at) => 60 - at))
  expect(second.next).toBeNull()
})

describe('the chain of the audit log', () => {
  beforeEach(async () => {
    for (const text of ['one', 'two', 'three', 'four']) await note(text)
  })

  it('is whole from the first entry on, and one line when many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, at) => note(`at once ${at}`)))
    const total = market.value('select count(*) from audit_log')
    const newest = market.value<string>('select hash from audit_log order by position desc limit 1')
    expect(await verify()).toEqual({ entries: total, hash: newest, broken: null, hasKnown: false })
    expect(await findWrongSums(market.services.database)).toEqual([])
  })

  it('goes without a gap past what was rolled back', async () => {
    const failing = market.ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
      await insertAuditEntry(tx, {
        id: market.ctx.newId('audit'),
        actorId: admin.id,
        action: 'writeNote',
        subjectId: users.buyer.id,
        reason: '',
        now: market.ctx.now(),
      })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await note('five')
    expect(await verify()).toMatchObject({ entries: 5, broken: null })
  })

  it.each([
    "reason = 'other'",
    'actor_id = null',
    'at = at + 1',
    "action = 'hideStore'",
    "subject_id = 'x'",
    "hash = ''",
  ])('finds an entry with %s', async (change) => {
    tamper(`update audit_log set ${change} where position = 2`)
    const { broken, entries } = await verify()
    expect(broken).toMatchObject({ position: 2, fault: 'changed' })
    expect(entries).toBe(1)
    expect(await findWrongSums(market.services.database)).toEqual(['entry 2 of the audit log is changed'])
  })

  it.each([1, 2, 4])('finds that entry %i is gone', async (position) => {
    tamper(`delete from audit_log where position = ${position}`)
    expect((await verify()).broken).toEqual({ position, id: null, fault: 'missing' })
  })

  it('finds two that were swapped', async () => {
    tamper(
      'update audit_log set position = 99 where position = 2',
      'update audit_log set position = 2 where position = 3',
      'update audit_log set position = 3 where position = 99',
    )
    expect((await verify()).broken).toMatchObject({ position: 2, fault: 'changed' })
  })

  it('finds one that was put in at the end', async () => {
    market.run(
      "insert into audit_log (id, at, action, subject_id, position, hash) values ('aud_x', 1, 'writeNote', 'x', 5, 'x')",
    )
    expect((await verify()).broken).toMatchObject({ position: 5, id: 'aud_x' })
  })

  it('finds a hash that was kept elsewhere, and that a chain written anew has not got it', async () => {
    const { hash } = await verify()
    await note('five')
    expect(await verify(hash)).toMatchObject({ broken: null, hasKnown: true })
    expect(await verify('0'.repeat(64))).toMatchObject({ broken: null, hasKnown: false })
  })

  it('stays whole when a member is erased', async () => {
    market.run(
      "update users set name = '', email = 'erased', status = 'deleted' where id = ?",
      users.buyer.id,
    )
    expect(await verify()).toMatchObject({ broken: null })
  })
})

describe('the audit log', () => {
  const find = async (filter: Partial<AuditFilter>, cursor: string | null = null) =>
    auditPage(market.ctx, admin, { ...NO_FILTER, ...filter }, cursor)
  const actionsOf = async (filter: Partial<AuditFilter>) =>
    (await find(filter)).entries.map(({ action }) => action)

  beforeEach(async () => {
    await note('one')
    market.wait(1)
    await hideStore(market.ctx, admin, stores.kampung.id, { reason: 'Copies' })
    market.wait(1)
    await setSuspension(market.ctx, users.tan.email, 'suspendMember', { reason: 'Spam' })
  })

  it('is found by who did what to what, and when', async () => {
    expect(await actionsOf({})).toEqual(['suspendMember', 'hideStore', 'writeNote'])
    expect(await actionsOf({ sort: 'reverse' })).toEqual(['writeNote', 'hideStore', 'suspendMember'])
    expect(await actionsOf({ actor: users.admin.email })).toEqual(['hideStore', 'writeNote'])
    market.run(
      `insert into users (id, email, name, password_hash, role, created_at) values ('usr_0claim', ?, 'Nobody', 'none', 3, 1)`,
      users.admin.email,
    )
    expect(await actionsOf({ actor: users.admin.email })).toEqual(['hideStore', 'writeNote'])
    expect(await actionsOf({ actor: users.admin.id, action: 'hideStore' })).toEqual(['hideStore'])
    expect(await actionsOf({ actor: 'shell' })).toEqual(['suspendMember'])
    expect(await actionsOf({ actor: 'nobody@pasar.test' })).toEqual([])
    expect(await actionsOf({ subject: users.buyer.id })).toEqual(['writeNote'])
    const today = new Date(market.ctx.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    expect(await actionsOf({ from: today, to: today })).toHaveLength(3)
    expect(await actionsOf({ to: '2001-01-01' })).toEqual([])
    expect((await find({})).actions).toEqual(['hideStore', 'suspendMember', 'writeNote'])
  })

  it('is read page by page, and whole as a file', async () => {
    for (let at = 0; at < 60; at++) await note(`more ${at}`)
    const first = await find({})
    const second = await find({}, first.next)
    const ids = [...first.entries, ...second.entries].map(({ id }) => id)
    expect(second.next).toBeNull()
    expect(new Set(ids).size).toBe(63)
    let exported = 0
    for await (const entries of await exportAudit(market.ctx, admin, NO_FILTER)) exported += entries.length
    expect(exported).toBe(63)
    expect(await refusalOf(find({}, 'x'))).toBe('NOT_FOUND')
  })
})
