import { ROLE } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../access/actors'
import { issueTokens } from '../accounts/commands/tokens'
import { applyAsAffiliate } from '../support'
import { asAdmin, asMember } from '../testing'
import { fillCart, items, makeBuyers, place, refusalOf, useMarket, users } from '../testing/helpers'
import { approveAffiliate, rejectAffiliate } from './commands/affiliates'
import type { Reviewer } from './internal/review-case'
import { affiliatePage, affiliatesPage } from './reads/affiliates'

const market = useMarket()
const asReviewer = (member: Member) => member as Reviewer
const manager = asReviewer(asMember(users.manager, ROLE.MANAGER))
const admin = asAdmin(users.admin)

async function apply(member: Member): Promise<string> {
  const message = 'I know forty makers in Ipoh.'
  await applyAsAffiliate(market.ctx, member, { channel: 'community', phone: '', message })
  return market.value<string>(
    "select id from affiliate_applications where user_id = ? and state = 'pending'",
    member.id,
  )
}
const roleOf = (id: string) => market.value<number>('select role from users where id = ?', id)
const noticesOf = (id: string) =>
  market.rows('select kind, link from notifications where user_id = ?', id).map(({ kind }) => kind)
const mailed = (kind: string) => market.value<number>('select count(*) from mails where kind = ?', kind)
const audit = () =>
  market.rows('select actor_id as actor, action, subject_id as subject, reason from audit_log')

const MEMBERS = 30
let members: Member[]
let applicant: Member
beforeEach(() => {
  members = makeBuyers(market, MEMBERS).map((member) => ({ ...member, isVerified: true }))
  market.run('update users set verified_at = 1 where verified_at is null')
  const [first] = members
  if (!first) throw new Error('nobody applies')
  applicant = first
})

describe('an application that is approved', () => {
  it('makes a buyer a reseller with an empty cart, who logs in anew', async () => {
    await fillCart(market, applicant as never, [items.kopi, 1])
    const id = await apply(applicant)
    await issueTokens(market.ctx, applicant.id, 'app')
    await approveAffiliate(market.ctx, manager, id)
    expect(roleOf(applicant.id)).toBe(ROLE.RESELLER)
    expect(market.value('select count(*) from sessions where user_id = ?', applicant.id)).toBe(0)
    expect(market.rows('select 1 from cart_lines where user_id = ?', applicant.id)).toEqual([])
    expect(noticesOf(applicant.id)).toEqual(['affiliateApproved'])
    expect(mailed('affiliateApproved')).toBe(1)
    expect(audit()).toEqual([{ actor: manager.id, action: 'approveAffiliate', subject: id, reason: '' }])
  })

  it('leaves a seller their stores', async () => {
    const seller = asMember(users.seller, ROLE.SELLER)
    const stores = () => market.value('select count(*) from stores where seller_id = ?', seller.id)
    const before = stores()
    await approveAffiliate(market.ctx, manager, await apply(seller))
    expect(roleOf(seller.id)).toBe(ROLE.RESELLER)
    expect(stores()).toBe(before)
  })

  it('waits until the orders of a buyer have ended', async () => {
    const id = await apply(applicant)
    await fillCart(market, applicant as never, [items.kopi, 1])
    await place(market, applicant as never)
    expect(await refusalOf(approveAffiliate(market.ctx, manager, id))).toBe('APPLICANT_HAS_ORDERS')
    expect(roleOf(applicant.id)).toBe(ROLE.BUYER)
    expect((await affiliatePage(market.ctx, manager, id)).application.state).toBe('pending')
    expect((await affiliatePage(market.ctx, manager, id)).hasOpenOrders).toBe(true)
    expect(audit()).toEqual([])
  })

  it.each([
    ["status = 'suspended'", 'a suspended member', 'APPLICANT_SUSPENDED'],
    ["role = 2, seller_status = 'suspended'", 'a suspended seller', 'FORBIDDEN'],
  ])('is refused where %s: %s', async (change, _who, code) => {
    const id = await apply(applicant)
    market.run(`update users set ${change} where id = ?`, applicant.id)
    expect(await refusalOf(approveAffiliate(market.ctx, manager, id))).toBe(code)
    expect(mailed('affiliateApproved')).toBe(0)
  })
})

describe('an application that is rejected', () => {
  it('says why, and may be sent again', async () => {
    const id = await apply(applicant)
    await rejectAffiliate(market.ctx, manager, id, 'Whom do you know?')
    expect(roleOf(applicant.id)).toBe(ROLE.BUYER)
    expect(noticesOf(applicant.id)).toEqual(['affiliateRejected'])
    expect(mailed('affiliateRejected')).toBe(1)
    market.wait(1)
    const again = await apply(applicant)
    expect((await affiliatePage(market.ctx, manager, again)).others).toMatchObject([
      { id, state: 'rejected', reason: 'Whom do you know?' },
    ])
  })
})

it('is decided once, whoever decides at the same time', async () => {
  const id = await apply(applicant)
  const answers = await Promise.allSettled([
    approveAffiliate(market.ctx, manager, id),
    rejectAffiliate(market.ctx, admin, id, 'No.'),
    approveAffiliate(market.ctx, admin, id),
  ])
  const late = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(late.map(({ code }) => code)).toEqual(['APPLICATION_DECIDED', 'APPLICATION_DECIDED'])
  const first = market.value('select name from users u join affiliate_applications a on a.decided_by = u.id')
  expect(late.map(({ details }) => details)).toEqual([{ who: first }, { who: first }])
  expect(audit()).toHaveLength(1)
  expect(noticesOf(applicant.id)).toHaveLength(1)
})

it('is decided by staff only, and exists', async () => {
  const id = await apply(applicant)
  expect(await refusalOf(approveAffiliate(market.ctx, asReviewer(applicant), id))).toBe('FORBIDDEN')
  expect(await refusalOf(rejectAffiliate(market.ctx, asReviewer(applicant), id, 'No.'))).toBe('FORBIDDEN')
  expect(await refusalOf(approveAffiliate(market.ctx, manager, 'made-up'))).toBe('NOT_FOUND')
  expect(await refusalOf(affiliatePage(market.ctx, manager, 'made-up'))).toBe('NOT_FOUND')
})

it('lists page after page, those that wait longest first', async () => {
  for (const { id } of members) {
    market.wait(1)
    market.run(
      "insert into affiliate_applications (id, user_id, channel, body, created_at) values (?, ?, 'social', 'x', ?)",
      `aff_${id}`,
      id,
      market.ctx.now(),
    )
  }
  const first = await affiliatesPage(market.ctx, manager, { state: 'pending', cursor: null })
  const second = await affiliatesPage(market.ctx, manager, { state: 'pending', cursor: first.next })
  expect([...first.applications, ...second.applications].map(({ id }) => id)).toEqual(
    members.map(({ id }) => `aff_${id}`),
  )
  expect(second.next).toBeNull()
  expect(await refusalOf(affiliatesPage(market.ctx, manager, { state: 'pending', cursor: 'x' }))).toBe(
    'NOT_FOUND',
  )
})

it('finds applications by a part of the name or the email of the applicant', async () => {
  market.run("update users set name = 'Siti Zubaidah', email = 'siti@kuih.test' where id = ?", applicant.id)
  const id = await apply(applicant)
  await apply(members[1] as Member)
  const found = async (words: string) =>
    (await affiliatesPage(market.ctx, manager, { state: 'pending', cursor: null, words })).applications.map(
      (application) => application.id,
    )
  for (const words of ['zubai', 'KUIH', 'si', id]) expect(await found(words), words).toEqual([id])
  expect(await found('nobody at all')).toEqual([])
})
