import { ROLE } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { makeAdmin } from '../payouts/testing/helpers'
import { asAdmin, asMember } from '../testing'
import { items, refusalOf, useMarket, users } from '../testing/helpers'
import { report } from './commands'
import { closeReport } from './commands/reports'
import { reportQueue } from './reads/reports'

const market = useMarket()
const admin = asAdmin(users.admin)
const buyer = asMember(users.buyer, ROLE.BUYER)
const REASON = { reason: 'counterfeit', note: 'Not the real one' } as const
const target = { kind: 'item', id: items.kopi.id } as const
const waiting = async () => (await reportQueue(market.ctx, admin, null)).reports

describe('a report of an item', () => {
  it('waits for an admin, who closes it; it is in the audit log', async () => {
    await report(market.ctx, buyer, target, REASON)
    const [found] = await waiting()
    expect(found).toMatchObject({
      ...REASON,
      kind: 'item',
      itemId: items.kopi.id,
      reporter: users.buyer.name,
    })
    await closeReport(market.ctx, admin, found?.id ?? '')
    expect(await waiting()).toEqual([])
    expect(market.rows('select action, actor_id from audit_log where subject_id = ?', items.kopi.id)).toEqual(
      [{ action: 'closeReport', actor_id: admin.id }],
    )
  })

  it('is closed once: the second of two admins reads who was first', async () => {
    await report(market.ctx, buyer, target, REASON)
    const [found] = await waiting()
    const both = await Promise.allSettled([
      closeReport(market.ctx, admin, found?.id ?? ''),
      closeReport(market.ctx, makeAdmin(market), found?.id ?? ''),
    ])
    expect(both).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'REPORT_CLOSED', details: { who: users.admin.name } } },
    ])
    expect(await refusalOf(closeReport(market.ctx, admin, 'rep_none'))).toBe('NOT_FOUND')
  })

  it('waits again when the member reports it again', async () => {
    await report(market.ctx, buyer, target, REASON)
    await closeReport(market.ctx, admin, (await waiting())[0]?.id ?? '')
    await report(market.ctx, buyer, target, { ...REASON, note: 'Still there' })
    expect(await waiting()).toMatchObject([{ note: 'Still there' }])
  })
})
