import { existsSync } from 'node:fs'
import { findReferences } from '@pasar/db'
import { days } from '@pasar/domain'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { addToCart } from '../../cart/commands'
import { runDueJobs } from '../../platform/jobs'
import { avatarFile } from '../../platform/pictures/avatar'
import { asBuyer } from '../../testing'
import { ADDRESS, buyer, items, useMarket, users, variantOf } from '../../testing/helpers'
import { register } from '../commands/login'
import { addAddress, setAvatar } from '../commands/profile'
import { profileOf } from '../reads/profile'
import { KEEP_CLAIMS, sweepClaims } from './unconfirmed'

const market = useMarket()
const claim = async (email: string) => {
  const input = { name: 'Tuah', email, password: 'a long password', language: 'ms' as const }
  const { userId } = await register(market.ctx, input)
  return asBuyer({ id: userId, email, name: 'Tuah' })
}
const sweep = () => sweepClaims(market.ctx, new AbortController().signal)
const isThere = (id: string) => market.value('select count(*) from users where id = ?', id) === 1

describe('an email that was claimed', () => {
  it('and not confirmed in 30 days goes, with all that is its own', async () => {
    const who = await claim('tuah@example.com')
    await addAddress(market.ctx, who, ADDRESS, true)
    await addToCart(market.ctx, who, {
      itemId: items.kopi.id,
      variantId: variantOf(items.kopi),
      quantity: 1,
    })
    const red = sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } }).png()
    await setAvatar(market.ctx, who, () => red.toBuffer())
    const { avatarKey } = await profileOf(market.ctx, who)
    const file = avatarFile(market.ctx.uploadsDir, avatarKey ?? '')
    expect(existsSync(file)).toBe(true)

    market.wait(KEEP_CLAIMS - 1)
    await sweep()
    expect(isThere(who.id)).toBe(true)
    market.wait(1)
    await sweep()
    expect(isThere(who.id)).toBe(false)
    expect(existsSync(file)).toBe(false)
    for (const { table, column } of await findReferences(market.ctx.db, 'users'))
      expect(market.value(`select count(*) from ${table} where ${column} = ?`, who.id), table).toBe(0)
    expect(market.value("select count(*) from mails where to_email = 'tuah@example.com'")).toBe(0)
  })

  it('goes by the job of the night, of many at once as well', async () => {
    for (let n = 0; n < 120; n++)
      market.run(
        `insert into users (id, email, name, password_hash, role, created_at) values (?, ?, '', '', 3, 1)`,
        `usr_claim${n}`,
        `claim${n}@example.com`,
      )
    await runDueJobs(market.ctx)
    expect(market.value("select count(*) from users where id like 'usr_claim%'")).toBe(0)
  })
})

describe('an account stays', () => {
  it('that has confirmed its email, was deleted or suspended, or has another role', async () => {
    const kept = await Promise.all(['a', 'b', 'c', 'd'].map((name) => claim(`${name}@example.com`)))
    const [confirmed, deleted, suspended, manager] = kept.map(({ id }) => id)
    market.run('update users set verified_at = 1 where id = ?', confirmed)
    market.run("update users set status = 'deleted' where id = ?", deleted)
    market.run("update users set status = 'suspended' where id = ?", suspended)
    market.run('update users set role = 5 where id = ?', manager)
    market.wait(days(31))
    await sweep()
    expect(kept.filter(({ id }) => !isThere(id))).toEqual([])
  })

  it.each([
    ['an order', 'update orders set buyer_id = ? where buyer_id = ?', users.buyer.id],
    ['a sale', 'update parcels set seller_id = ? where seller_id = ?', users.seller.id],
    ['a review', 'update reviews set user_id = ? where user_id = ?', users.buyer.id],
    ['a store', 'update stores set seller_id = ? where seller_id = ?', users.seller.id],
    ['a recruit', 'update users set recruited_by = ? where id = ?', users.seller.id],
  ])('on which %s rests', async (_what, change, other) => {
    const { id } = await claim('kept@example.com')
    market.run(change, id, other)
    market.wait(days(31))
    await sweep()
    expect(isThere(id)).toBe(true)
  })

  it('on which rests what did not exist when this was written', async () => {
    const { id } = await claim('kept@example.com')
    market.services.database.handle.exec(
      'create table boats (id text primary key, owner text references users (id)) strict',
    )
    market.run('insert into boats values (?, ?)', 'boat', id)
    market.wait(days(31))
    await sweep()
    expect(isThere(id)).toBe(true)
    expect(isThere(buyer.id)).toBe(true)
  })
})
