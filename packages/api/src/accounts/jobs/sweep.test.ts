import {
  deleteExpiredChallenges,
  deleteExpiredEmailChanges,
  deleteOldInvitations,
  NO_ROOTS,
  type Tx,
} from '@pasar/db'
import { expect, it } from 'vitest'
import { useMarket, users } from '../../testing/helpers'
import { sweepSessions } from './sweep'

const market = useMarket()
const COUNT = 1_100

/** Logins that were not finished, of which the last one still can be. */
const addLogins = () =>
  market.run(
    `with recursive n (at) as (select 1 union all select at + 1 from n where at < ?)
     insert into login_challenges (token_hash, user_id, created_at, expires_at)
     select 'hash' || at, ?, 1, case at when 1 then ? else 2 end from n`,
    COUNT,
    users.buyer.id,
    market.ctx.now() + 1,
  )
const count = () => market.value<number>('select count(*) from login_challenges')

it('deletes logins that were not finished some at a time, and leaves the others', async () => {
  addLogins()
  const some = (tx: Tx) => deleteExpiredChallenges(tx, market.ctx.now(), 500)
  expect(await market.ctx.transact(NO_ROOTS.conditionInStatement, some)).toBe(500)
  expect(count()).toBe(COUNT - 500)
  await sweepSessions(market.ctx)
  expect(count()).toBe(1)
})

it('says how many changes of emails and invitations it deleted', async () => {
  market.run(
    'insert into email_changes (user_id, new_email, created_at, expires_at) values (?, ?, 1, 2)',
    users.buyer.id,
    'new@pasar.test',
  )
  const deleted = (work: (tx: Tx) => Promise<number>) =>
    market.ctx.transact(NO_ROOTS.conditionInStatement, work)
  expect(await deleted((tx) => deleteExpiredEmailChanges(tx, 2, 500))).toBe(1)
  expect(await deleted((tx) => deleteOldInvitations(tx, 2, 500))).toBe(0)
})
