import { tryMakeReseller, tryMakeSeller } from '@pasar/db'
import { days, hours, ROLE, roleChangeSchema } from '@pasar/domain'
import { expect, it } from 'vitest'
import { provenSession } from '../accounts/testing/profile-helpers'
import { changeRole } from '../moderation/commands/roles'
import { hideStore, showStore } from '../moderation/commands/stores'
import { asAdmin } from '../testing'
import { buyer, makeBuyers, refusalOf, stores, useMarket, users } from '../testing/helpers'
import { followStore } from './commands/follow'
import { notifyFollowers } from './jobs'
import { followOf } from './reads'

const market = useMarket()
const { kampung, gaya } = stores
const follow = (isWanted = true, who = buyer) => followStore(market.ctx, who, kampung.id, isWanted)
const given = () =>
  market.rows("select user_id, link from notifications where kind = 'storeNews' order by user_id")
/** One more item of the store comes out. */
const list = () =>
  market.run(
    "update items set published_at = ? where id = (select id from items where store_id = ? and status = 'active' limit 1)",
    market.ctx.now(),
    kampung.id,
  )

it('is begun and ended, by id or address, and twice like once', async () => {
  const twice = [
    await followStore(market.ctx, buyer, kampung.id, true),
    await followStore(market.ctx, buyer, kampung.slug, true),
  ]
  expect(twice.map(({ hasFollowed }) => hasFollowed)).toEqual([false, true])
  const { isFollowing, followed } = await followOf(market.ctx, buyer, kampung.slug)
  expect([isFollowing, followed.map(({ id }) => id)]).toEqual([true, [kampung.id]])
  expect((await followOf(market.ctx, buyer, gaya.slug)).isFollowing).toBe(false)
  expect(market.value('select followers from store_news where store_id = ?', kampung.id)).toBe(1)
  await follow(false)
  await follow(false)
  expect((await followOf(market.ctx, buyer, kampung.slug)).followed).toEqual([])
  expect(market.value('select followers from store_news where store_id = ?', kampung.id)).toBe(0)
  expect(await refusalOf(followStore(market.ctx, buyer, 'sto_none', true))).toBe('NOT_FOUND')
})

it('notifies of new items at most once a day, and only of those since', async () => {
  await follow()
  await notifyFollowers(market.ctx)
  market.wait(days(1))
  await notifyFollowers(market.ctx)
  expect(given()).toEqual([])
  list()
  await notifyFollowers(market.ctx)
  await notifyFollowers(market.ctx)
  expect(given()).toEqual([{ user_id: buyer.id, link: `/store/${kampung.slug}?sort=newest` }])
  market.wait(hours(1))
  list()
  await notifyFollowers(market.ctx)
  expect(given()).toHaveLength(1)
  market.wait(days(1))
  await notifyFollowers(market.ctx)
  expect(given()).toHaveLength(2)
})

it('notifies the first who follows a store of what comes out the same day', async () => {
  await follow()
  await notifyFollowers(market.ctx)
  market.wait(hours(1))
  list()
  await notifyFollowers(market.ctx)
  expect(given()).toHaveLength(1)
  market.wait(hours(1))
  list()
  await notifyFollowers(market.ctx)
  expect(given()).toHaveLength(1)
})

it('notifies each of many once, not those who left or turned it off', async () => {
  const many = makeBuyers(market, 120)
  for (const who of many) await follow(true, who)
  const [left, silent] = many
  if (left) await follow(false, left)
  market.run(
    "insert into notification_choices (user_id, kind, in_app, mail) values (?, 'store', 0, 0)",
    silent?.id,
  )
  market.wait(days(1))
  list()
  await Promise.all([notifyFollowers(market.ctx), notifyFollowers(market.ctx)])
  const names = given().map((row) => row.user_id)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toHaveLength(many.length - 2)
})

it('ends with the role of a buyer, whoever changes it', async () => {
  const followers = () =>
    market.value<number>('select count(*) from store_follows where store_id = ?', kampung.id)
  const [seller, reseller, manager, other] = makeBuyers(market, 4)
  for (const who of [seller, reseller, manager, other]) if (who) await follow(true, who)
  market.run("update users set seller_status = 'pending' where id = ?", seller?.id)
  await market.ctx.transact({ user: [seller?.id ?? '', reseller?.id ?? ''] }, async (tx) => {
    expect(await tryMakeSeller(tx, seller?.id ?? '')).toBe(true)
    expect(await tryMakeReseller(tx, reseller?.id ?? '')).toBe(true)
  })
  expect(followers()).toBe(2)
  const change = roleChangeSchema.parse({ from: ROLE.BUYER, to: ROLE.MANAGER, reason: 'Helps us from today' })
  const admin = asAdmin(users.admin)
  await changeRole(market.ctx, admin, provenSession(market, admin), manager?.id ?? '', change)
  market.run('update users set name = name, language = language where id = ?', other?.id)
  expect(followers()).toBe(1)
  expect(market.value('select followers from store_news where store_id = ?', kampung.id)).toBe(1)
})

it('says nothing of a store that is hidden, which has no page, until it is shown again', async () => {
  const admin = asAdmin(users.admin)
  await follow()
  market.wait(days(1))
  list()
  await hideStore(market.ctx, admin, kampung.id, { reason: 'Asked to be paid outside' })
  await notifyFollowers(market.ctx)
  expect(given()).toEqual([])
  await showStore(market.ctx, admin, kampung.id, { reason: '' })
  await notifyFollowers(market.ctx)
  expect(given()).toHaveLength(1)
})
