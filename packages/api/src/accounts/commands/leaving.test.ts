import { days, hours, ROLE, registerSchema } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { brandMember, type Member } from '../../access/actors'
import { moveDueAuctions } from '../../auctions/jobs'
import { bidOn, endsIn, KERIS, WON } from '../../auctions/testing/helpers'
import { expireOrders } from '../../orders/commands/close'
import { enlist } from '../../support/testing/helpers'
import { asBuyer, asSeller, SMALL } from '../../testing'
import {
  buyer,
  deliver,
  makeWebhook,
  newbuyer,
  place,
  refusalOf,
  stateOf,
  useMarket,
  users,
} from '../../testing/helpers'
import type { EndedSessions } from '../internal/session-ends'
import { readMails } from '../testing/mail-helpers'
import { deleteAccount, deletionHurdles } from './delete-account'
import { register } from './login'
import { requestReset } from './passwords'
import { issueTokens } from './tokens'

const market = useMarket()
const proof = { password: SMALL.password, code: '' }

describe('a seller whose auction somebody counts on', () => {
  const auctioneer = asSeller(users.newbuyer)
  /** Who has sold nothing, and has the one auction of the small market. */
  beforeEach(() => {
    market.run(
      "update users set role = ?, seller_status = 'approved' where id = ?",
      ROLE.SELLER,
      auctioneer.id,
    )
    market.run('update items set seller_id = ? where id = ?', auctioneer.id, KERIS.id)
    market.run('delete from auction_bidders where item_id = ?', KERIS.id)
    market.run(
      'update auctions set bid_count = 0, leader_id = null, leader_max_sen = null where item_id = ?',
      KERIS.id,
    )
  })

  it('may leave while nobody has bid, and not once somebody leads or was offered it', async () => {
    expect(await deletionHurdles(market.ctx, auctioneer)).toEqual([])
    endsIn(market, hours(1))
    await bidOn(market, asBuyer(users.priya), 300)
    expect(await refusalOf(deleteAccount(market.ctx, auctioneer, proof))).toBe('ACCOUNT_HAS_OPEN_SALES')
    market.wait(hours(2))
    await moveDueAuctions(market.ctx)
    expect(market.value('select state from auctions where item_id = ?', KERIS.id)).toBe('offered')
    expect(await refusalOf(deleteAccount(market.ctx, auctioneer, proof))).toBe('ACCOUNT_HAS_OPEN_SALES')
    market.run("update auctions set state = 'unsold' where item_id = ?", KERIS.id)
    expect(await deletionHurdles(market.ctx, auctioneer)).toEqual([])
  })

  it('is sold to nobody any more once its item was removed', async () => {
    endsIn(market, hours(1))
    await bidOn(market, buyer, 300)
    market.wait(hours(2))
    await moveDueAuctions(market.ctx)
    const order = await place(market, buyer, { source: WON })
    market.wait(hours(1))
    await expireOrders(market.ctx)
    market.run("update items set status = 'removed' where id = ?", KERIS.id)
    await expect(place(market, buyer, { source: WON })).rejects.toThrow('Not placed')
    expect(await deliver(market, makeWebhook(market, order))).toBe('refunding')
    expect(stateOf(market, order)).toBe('expired')
  })
})

describe('an account that only claims the email of a member', () => {
  const owner = users.buyer
  let claim: Member
  beforeEach(async () => {
    const person = { name: 'Stranger', email: owner.email }
    const { userId } = await register(
      market.ctx,
      registerSchema.parse({ ...person, password: SMALL.password }),
    )
    claim = brandMember({ ...asBuyer({ id: userId, ...person }), isVerified: false })
  })

  it('takes nothing from its owner when it is deleted, and does not write to them', async () => {
    enlist(market, owner.email)
    market.run(
      `insert into staff_invitations (id, seller_id, email, may_list, may_ship, may_money, token_hash, sent_at, expires_at)
       values ('inv_1', ?, ?, 1, 0, 0, 'hash', 1, ?)`,
      users.seller.id,
      owner.email,
      market.ctx.now() + days(7),
    )
    await deleteAccount(market.ctx, claim, proof)
    expect(readMails(market).map(({ kind }) => kind)).not.toContain('accountDeleted')
    expect(market.value('select count(*) from newsletter_subscribers where email = ?', owner.email)).toBe(1)
    expect(market.value('select count(*) from staff_invitations where email = ?', owner.email)).toBe(1)
    expect(market.value('select status from users where id = ?', claim.id)).toBe('deleted')
  })

  it('does not forget how often the address was written to', async () => {
    market.run('delete from mails')
    const before = market.value('select count(*) from email_links where email = ?', owner.email)
    await deleteAccount(market.ctx, claim, proof)
    expect(market.value('select count(*) from email_links where email = ?', owner.email)).toBe(before)
    expect(market.value('select count(*) from email_links where user_id = ?', claim.id)).toBe(0)
  })
})

it('a member who leaves takes their newsletter, invitations and links along, and is written to', async () => {
  enlist(market, newbuyer.email)
  await requestReset(market.ctx, newbuyer.email, null)
  await deleteAccount(market.ctx, newbuyer, proof)
  expect(readMails(market).map(({ kind, email }) => [kind, email])).toEqual([
    ['accountDeleted', newbuyer.email],
  ])
  for (const table of ['newsletter_subscribers', 'email_links'])
    expect(market.value(`select count(*) from ${table} where email = ?`, newbuyer.email), table).toBe(0)
})

it('what is open for a session of who leaves is closed by the same commit', async () => {
  const ended: EndedSessions[] = []
  market.services.onSessionsEnded((given) => void ended.push(given))
  await issueTokens(market.ctx, newbuyer.id, 'app')
  await deleteAccount(market.ctx, newbuyer, proof)
  expect(ended).toEqual([{ userId: newbuyer.id, sessionIds: [expect.any(String)] }])
})
