import { expect, it } from 'vitest'
import { findWrongSums } from '../platform/consistency-check'
import { buyer, deliver, makeWebhook, newbuyer, place, useMarket } from '../testing/helpers'
import { moveDueAuctions } from './jobs'
import { A_DAY, bidOn, endsIn, KERIS, WON } from './testing/helpers'

const market = useMarket()
const find = () => findWrongSums(market.services.database)

/** Bids of two, one of them silent, then the end. */
async function endWithTwo(): Promise<void> {
  endsIn(market, A_DAY)
  await bidOn(market, newbuyer, 300)
  await bidOn(market, buyer, 400)
  await bidOn(market, buyer, 500)
  market.wait(A_DAY)
  await moveDueAuctions(market.ctx)
  expect(await find()).toEqual([])
}

it.each([
  ['another price than its bids make', 'update items set price_sen = price_sen + 1 where id = ?'],
  [
    'another variantPrice than its bids make',
    'update item_variants set price_sen = price_sen + 1 where item_id = ?',
  ],
  ['another bidCount than its bids make', 'update auctions set bid_count = 3 where item_id = ?'],
  ['another leaderMaximum than its bids make', 'update auctions set leader_max_sen = 1 where item_id = ?'],
  ['another endsAt than its bids make', 'update items set ends_at = ends_at + 1 where id = ?'],
  ['took a bid that is refused as BID_TOO_LOW', 'update auctions set start_sen = 30100 where item_id = ?'],
  [
    'another leaderId than its bids make',
    `insert into bids (item_id, bidder_id, maximum_sen, is_seen, placed_at)
      select item_id, (select id from users where email = 'admin@pasar.test'), 90000, 1, 1 from auctions where item_id = ?`,
  ],
  [
    'shows a bid that changed nothing, or hides one',
    `insert into bids (item_id, bidder_id, maximum_sen, is_seen, placed_at)
      select item_id, leader_id, 90000, 1, 1 from auctions where item_id = ?`,
  ],
  ['runs, and was offered', "update auctions set state = 'running' where item_id = ?"],
  ['is offered to nobody', 'delete from auction_offers where item_id = ?'],
  [
    'was not offered to its leader at its price first',
    'update auction_offers set price_sen = 1 where item_id = ?',
  ],
  ['was offered before its end', 'update auction_offers set made_at = made_at - 1 where item_id = ?'],
  [
    'was not offered to the second at their maximum',
    `insert into auction_offers select item_id, 2, (select id from users where email = 'newbuyer@pasar.test'),
      29999, expires_at, expires_at + 1 from auction_offers where item_id = ?`,
  ],
  [
    'was offered to two at a time',
    `insert into auction_offers select item_id, 2, (select id from users where email = 'newbuyer@pasar.test'),
      30000, made_at, expires_at from auction_offers where item_id = ?`,
  ],
  ['over and still on the lists', "update items set status = 'active' where id = ?"],
])('the book check reports an auction that %s', async (fault, sql) => {
  await endWithTwo()
  market.run(sql, KERIS.id)
  expect((await find()).join('\n')).toContain(fault)
})

it('an auction that was bought at once costs what that costs, and has no bids', async () => {
  await deliver(market, makeWebhook(market, await place(market, buyer, { source: WON })))
  await moveDueAuctions(market.ctx)
  expect(await find()).toEqual([])
  market.run('update items set price_sen = 25000 where id = ?', KERIS.id)
  market.run(
    `insert into bids (item_id, bidder_id, maximum_sen, is_seen, placed_at) values (?, ?, 30000, 1, 1)`,
    KERIS.id,
    newbuyer.id,
  )
  const faults = (await find()).join('\n')
  expect(faults).toContain('another price than its bids make')
  expect(faults).toContain('was sold at once although somebody has bid')
})

it('the book check reports a buy-now beside bids, and two purchases', async () => {
  await endWithTwo()
  await place(market, buyer, { source: WON })
  expect(await find()).toEqual([])
  market.run('delete from auction_offers')
  expect((await find()).join('\n')).toContain('ordered by somebody to whom it was not offered')
  market.run(
    `update order_lines set quantity = 2, subtotal_sen = 2 * unit_price_sen where item_id = ?`,
    KERIS.id,
  )
  expect((await find()).join('\n')).toContain('ordered twice')
})
