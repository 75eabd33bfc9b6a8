import { confirmEmailSchema, days, hours, MAX_RESENDS_PER_HOUR, ROLE, registerSchema } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Buyer, brandMember, type Member } from '../../access/actors'
import { placeOrder } from '../../checkout/commands/place-order'
import { newUserEligibility } from '../../coupons/reads/cards'
import { runDueJobs } from '../../platform/jobs'
import { asBuyer, asMember } from '../../testing'
import {
  buyer,
  buyOne,
  fillCart,
  items,
  orderForm,
  readAll,
  refusalOf,
  useMarket,
  users,
} from '../../testing/helpers'
import { lastSecret, readMails } from '../testing/mail-helpers'
import { register } from './login'
import { confirmEmail, resendVerification, viewVerifyLink } from './verification'

const market = useMarket()
const PASSWORD = 'durian-sedap-2026'
const { password } = confirmEmailSchema.parse({ password: PASSWORD })

async function join(email = 'siti@pasar.test'): Promise<{ member: Member; secret: string }> {
  const { userId } = await register(
    market.ctx,
    registerSchema.parse({ name: 'Siti', email, password: PASSWORD }),
    '/checkout',
  )
  const member = brandMember({
    ...asMember({ id: userId, email, name: 'Siti' }, ROLE.BUYER),
    isVerified: false,
  })
  return {
    member,
    secret: readMails(market).at(-1)?.kind === 'verifyEmail' ? lastSecret(market, 'verifyEmail') : '',
  }
}
const isVerified = ({ id }: Member) => market.value('select verified_at from users where id = ?', id) !== null
const confirm = (actor: Member | null, secret: string, typed = '') =>
  confirmEmail(market.ctx, actor, secret, typed)

describe('the link of the mail', () => {
  let siti: { member: Member; secret: string }
  beforeEach(async () => {
    siti = await join()
  })

  it('confirms the email where the account was made, once', async () => {
    expect(await viewVerifyLink(market.ctx, siti.member, siti.secret)).toEqual({
      state: 'confirm',
      email: 'siti@pasar.test',
    })
    expect(isVerified(siti.member)).toBe(false)
    expect(await confirm(siti.member, siti.secret)).toEqual({
      step: 'signedIn',
      userId: siti.member.id,
      role: ROLE.BUYER,
      isVerified: true,
    })
    expect(isVerified(siti.member)).toBe(true)
    expect(await refusalOf(confirm(siti.member, siti.secret))).toBe('LINK_ENDED')
    expect(await viewVerifyLink(market.ctx, siti.member, siti.secret)).toEqual({ state: 'used' })
  })

  it('asks for the password elsewhere: a mailbox alone takes over no account, nor does a program that opens links', async () => {
    expect(await viewVerifyLink(market.ctx, null, siti.secret)).toMatchObject({ state: 'password' })
    expect(await refusalOf(confirm(null, siti.secret))).toBe('WRONG_PASSWORD')
    expect(await refusalOf(confirm(null, siti.secret, 'guess guess guess'))).toBe('WRONG_PASSWORD')
    expect(isVerified(siti.member)).toBe(false)
    expect(await confirm(null, siti.secret, password)).toMatchObject({ userId: siti.member.id })
    expect(isVerified(siti.member)).toBe(true)
  })

  it('does nothing for another member, and is not used up by that', async () => {
    expect(await viewVerifyLink(market.ctx, buyer, siti.secret)).toEqual({ state: 'foreign' })
    expect(await refusalOf(confirm(buyer, siti.secret, password))).toBe('FORBIDDEN')
    expect(await confirm(siti.member, siti.secret)).toMatchObject({ userId: siti.member.id })
  })

  it('works for 24 hours', async () => {
    market.wait(hours(24) - 1)
    expect(await viewVerifyLink(market.ctx, siti.member, siti.secret)).toMatchObject({ state: 'confirm' })
    market.wait(1)
    expect(await viewVerifyLink(market.ctx, siti.member, siti.secret)).toEqual({ state: 'expired' })
    expect(await refusalOf(confirm(siti.member, siti.secret))).toBe('LINK_ENDED')
    market.wait(days(31))
    await runDueJobs(market.ctx)
    expect(await viewVerifyLink(market.ctx, siti.member, siti.secret)).toEqual({ state: 'unknown' })
  })

  it('that is cut short, made up or for something else opens nothing', async () => {
    const [stored] = market.rows<{ id: string }>('select id from email_links')
    for (const wrong of ['', siti.secret.slice(0, -1), `${siti.secret}x`, 'x'.repeat(43), stored?.id ?? '']) {
      expect(await viewVerifyLink(market.ctx, null, wrong)).toEqual({ state: 'unknown' })
      expect(await refusalOf(confirm(null, wrong, password))).toBe('LINK_ENDED')
    }
    market.run("update email_links set kind = 'reset'")
    expect(await refusalOf(confirm(siti.member, siti.secret))).toBe('LINK_ENDED')
  })

  it('pressed by many at once confirms once', async () => {
    const presses = await Promise.allSettled(
      Array.from({ length: 8 }, () => confirm(siti.member, siti.secret)),
    )
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('does nothing for an account that was suspended meanwhile', async () => {
    market.run("update users set status = 'suspended' where id = ?", siti.member.id)
    expect(await refusalOf(confirm(siti.member, siti.secret))).toBe('ACCOUNT_SUSPENDED')
    expect(isVerified(siti.member)).toBe(false)
  })

  it('of two who claim one email confirms the first who shows that it is theirs', async () => {
    const rival = await join()
    await confirm(rival.member, rival.secret)
    expect(await refusalOf(confirm(siti.member, siti.secret))).toBe('EMAIL_TAKEN')
    expect(isVerified(siti.member)).toBe(false)
  })

  it('of two who press at the same moment, too', async () => {
    const rival = await join()
    const both = await Promise.allSettled([
      confirm(siti.member, siti.secret),
      confirm(rival.member, rival.secret),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(
      market.value("select count(*) from users where email = 'siti@pasar.test' and verified_at > 0"),
    ).toBe(1)
  })
})

describe('the mail, sent again', () => {
  it('comes three times an hour at most; all links work until one is used', async () => {
    const { member, secret } = await join()
    for (let index = 0; index < MAX_RESENDS_PER_HOUR; index++) {
      market.wait(1)
      await resendVerification(market.ctx, member, '/cart')
    }
    expect(await refusalOf(resendVerification(market.ctx, member, null))).toBe('TOO_MANY_REQUESTS')
    expect(readMails(market)).toHaveLength(1 + MAX_RESENDS_PER_HOUR)
    market.wait(hours(1))
    await resendVerification(market.ctx, member, null)
    const newest = lastSecret(market, 'verifyEmail')
    expect(newest).not.toBe(secret)
    await confirm(member, secret)
    expect(await viewVerifyLink(market.ctx, member, newest)).toEqual({ state: 'used' })
  })

  it('is refused as often for an email that is taken', async () => {
    const { member } = await join(users.buyer.email)
    for (let index = 0; index < MAX_RESENDS_PER_HOUR; index++) {
      market.wait(1)
      await resendVerification(market.ctx, member, null)
    }
    expect(await refusalOf(resendVerification(market.ctx, member, null))).toBe('TOO_MANY_REQUESTS')
    expect(new Set(readMails(market).map(({ kind }) => kind))).toEqual(new Set(['accountExists']))
  })

  it('does not come to who has confirmed already', async () => {
    const before = readAll(market)
    await resendVerification(market.ctx, buyer, null)
    expect(readAll(market)).toEqual(before)
  })
})

describe('an email that is only claimed', () => {
  it('may fill a cart, and order nothing', async () => {
    const { member } = await join()
    const shopper: Buyer = { ...asBuyer(member), isVerified: false }
    await fillCart(market, shopper, [items.kopi, 1])
    const order = await orderForm(market, shopper)
    expect(await refusalOf(placeOrder(market.ctx, shopper, order))).toBe('EMAIL_UNVERIFIED')
    expect(market.value('select count(*) from orders where buyer_id = ?', member.id)).toBe(0)
    const { isVerified: _claimed, ...rest } = shopper
    await expect(
      placeOrder(market.ctx, { ...rest, isVerified: true } as Buyer, order),
    ).resolves.toMatchObject({ ok: true })
  })

  it('does not reveal by its coupons that its owner has bought here', async () => {
    await buyOne(market, buyer, items.kopi)
    market.run("update orders set state = 'paid', paid_at = 1 where buyer_id = ?", buyer.id)
    const [claimant, stranger] = [await join(users.buyer.email), await join('fresh@pasar.test')]
    const offer = async ({ member }: { member: Member }) =>
      (await newUserEligibility(market.ctx, asBuyer(member))).isEligible
    expect(await offer(claimant)).toBe(true)
    expect(await offer(stranger)).toBe(true)
    expect((await newUserEligibility(market.ctx, buyer)).isEligible).toBe(false)
  })
})
