import { ROLE, type SellerApplicationInput, sellerApplicationSchema } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../access/actors'
import { issueTokens } from '../accounts/commands/tokens'
import type { EndedSessions } from '../accounts/internal/session-ends'
import { sendMails } from '../platform/mail/send'
import { asAdmin, asMember } from '../testing'
import {
  buyer,
  fillCart,
  items,
  makeBuyers,
  newbuyer,
  readAll,
  refusalOf,
  useMarket,
  users,
} from '../testing/helpers'
import { applyAsSeller } from './commands/apply'
import { approveSeller, openSellerProof, rejectSeller, showSellerNumbers } from './commands/review'
import type { Reviewer } from './internal/review-case'
import { sellingOf } from './reads/apply'
import { applicationPage, applicationsPage } from './reads/review'

const market = useMarket()
const PHOTO = Buffer.from('\xff\xd8\xff\xe0 a photo of a card', 'latin1')
const manager = asMember(users.manager, ROLE.MANAGER) as Reviewer
const admin = asAdmin(users.admin)
const asReviewer = (member: Member) => member as Reviewer
const given = (more: Partial<Record<keyof SellerApplicationInput, string>> = {}) =>
  sellerApplicationSchema.parse({
    kind: 'person',
    legalName: 'Nur Aisyah binti Rahman',
    registration: '850101-14-5678',
    address: '8 Jalan Ampang, 50450 Kuala Lumpur',
    phone: '012-345 6789',
    storeName: 'Kedai Aisyah',
    message: 'Kuih from my own kitchen.',
    bank: 'MBBEMYKL',
    accountNumber: '514123456789',
    accountHolder: 'Nur Aisyah binti Rahman',
    terms: 'on',
    ...more,
  })

async function apply(member: Member, more?: Parameters<typeof given>[0]): Promise<string> {
  await applyAsSeller(market.ctx, member, given(more), PHOTO)
  return market.value<string>(
    'select id from seller_applications where user_id = ? order by created_at desc, id desc limit 1',
    member.id,
  )
}
const statusOf = (id: string) =>
  market.rows('select role, seller_status as status from users where id = ?', id)[0]
const audit = () =>
  market.rows('select actor_id as actor, action, subject_id as subject, reason from audit_log order by rowid')
const approve = (id: string, by: Reviewer = manager) => approveSeller(market.ctx, by, id)
const reject = (id: string, reason = 'The photo is blurred.', by: Reviewer = manager) =>
  rejectSeller(market.ctx, by, id, { reason })

let applicant: Member
beforeEach(() => {
  applicant = makeBuyers(market, 1)[0] as Member
  market.run('update users set verified_at = 1 where id = ?', applicant.id)
  applicant = { ...applicant, isVerified: true }
})

describe('an application that is approved', () => {
  it('makes the member a seller with a store, and notifies them', async () => {
    await fillCart(market, applicant as never, [items.kopi, 1])
    const id = await apply(applicant)
    await approve(id)
    expect(statusOf(applicant.id)).toEqual({ role: ROLE.SELLER, status: 'approved' })
    expect(market.rows('select name, slug, city from stores where seller_id = ?', applicant.id)).toEqual([
      { name: 'Kedai Aisyah', slug: 'kedai-aisyah', city: 'Kuala Lumpur' },
    ])
    expect(market.rows('select 1 from cart_lines where user_id = ?', applicant.id)).toEqual([])
    expect(audit()).toEqual([{ actor: manager.id, action: 'approveSeller', subject: id, reason: '' }])
    expect(
      market.value(
        "select count(*) from notifications where user_id = ? and kind = 'sellerApproved'",
        applicant.id,
      ),
    ).toBe(1)
    expect(market.value("select count(*) from mails where kind = 'sellerApproved'")).toBe(1)
    await sendMails(market.ctx, new AbortController().signal)
    expect((await sellingOf(market.ctx, applicant)).state).toBe('approved')
  })

  it('puts the number of a company on invoices, and never that of a person', async () => {
    await approve(await apply(applicant))
    const [, company] = makeBuyersVerified(2)
    await approve(
      await apply(company, { kind: 'business', registration: '202301012345', storeName: 'Aisyah Sdn Bhd' }),
    )
    const numberOf = (id: string) =>
      market.value<string>('select registration from seller_businesses where seller_id = ?', id)
    expect(numberOf(applicant.id)).toBe('')
    expect(numberOf(company.id)).toBe('202301012345')
  })

  it.each([
    ['咖啡店', '咖啡馆'],
    ['Kedai Aisyah', 'Kedai-Aisyah'],
  ])('gives the stores %s and %s addresses of their own', async (...names) => {
    const members = makeBuyersVerified(2)
    const [one, two] = members
    for (const [at, member] of members.entries())
      await approve(await apply(member, { storeName: names[at] ?? '' }))
    const slugs = market.rows<{ slug: string }>(
      'select slug from stores where seller_id in (?, ?)',
      one.id,
      two.id,
    )
    expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(2)
    for (const { slug } of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('opens no store under a name that another has by now', async () => {
    const [one, two] = makeBuyersVerified(2)
    const [first, second] = [await apply(one), await apply(two, { storeName: 'KEDAI aisyah' })]
    await approve(first)
    const before = readAll(market)
    expect(await refusalOf(approve(second))).toBe('APPLICATION_STORE_TAKEN')
    expect(readAll(market)).toEqual(before)
    await reject(second, 'The name is taken.')
    market.wait(60_000)
    expect(await refusalOf(apply(two))).toBe('VALIDATION')
    await approve(await apply(two, { storeName: 'Kedai Dua' }))
  })

  it('opens no store for a member who is suspended meanwhile', async () => {
    const id = await apply(applicant)
    market.run("update users set status = 'suspended' where id = ?", applicant.id)
    const before = readAll(market)
    expect(await refusalOf(approve(id))).toBe('APPLICANT_SUSPENDED')
    expect(readAll(market)).toEqual(before)
    market.run("update users set status = 'active' where id = ?", applicant.id)
    await approve(id)
  })

  it('signs a buyer out everywhere: a session does not outlive its role', async () => {
    const ended: EndedSessions[] = []
    market.services.onSessionsEnded((given) => void ended.push(given))
    await issueTokens(market.ctx, applicant.id, 'app')
    await approve(await apply(applicant))
    expect(ended).toEqual([{ userId: applicant.id, sessionIds: [expect.any(String)] }])
    expect(market.value('select count(*) from sessions where user_id = ?', applicant.id)).toBe(0)
  })

  it('lets a reseller sell as a reseller, who stays signed in', async () => {
    market.run('update users set role = ? where id = ?', ROLE.RESELLER, applicant.id)
    await issueTokens(market.ctx, applicant.id, 'app')
    await approve(await apply(applicant))
    expect(market.value('select count(*) from sessions where user_id = ?', applicant.id)).toBe(1)
    expect(statusOf(applicant.id)).toEqual({ role: ROLE.RESELLER, status: 'approved' })
  })

  it('waits for the orders of a buyer, who would lose their pages', async () => {
    const id = await apply(buyer)
    expect((await applicationPage(market.ctx, manager, id)).hasOpenOrders).toBe(true)
    const before = readAll(market)
    expect(await refusalOf(approve(id))).toBe('APPLICANT_HAS_ORDERS')
    expect(readAll(market)).toEqual(before)
    market.run("update parcels set state = 'completed'")
    market.run("update auctions set leader_id = null where state = 'running'")
    await approve(id)
    expect(statusOf(buyer.id)).toEqual({ role: ROLE.SELLER, status: 'approved' })
  })
})

const makeBuyersVerified = (count: number): [Member, Member] => {
  const made = Array.from({ length: count }, (_, at) => {
    const id = market.ctx.newId('user')
    const person = { id, email: `maker${at}@pasar.test`, name: `Maker ${at}` }
    market.run(
      `insert into users (id, email, name, password_hash, role, created_at, verified_at)
       values (?, ?, ?, 'none', ${ROLE.BUYER}, 1, 1)`,
      id,
      person.email,
      person.name,
    )
    return asMember(person, ROLE.BUYER)
  })
  return made as [Member, Member]
}

describe('an application that is rejected', () => {
  it('gives the reason, and may be followed by another; the old one is kept', async () => {
    const first = await apply(applicant)
    await reject(first)
    expect(statusOf(applicant.id)).toEqual({ role: ROLE.BUYER, status: 'rejected' })
    expect(audit()).toMatchObject([
      { action: 'rejectSeller', subject: first, reason: 'The photo is blurred.' },
    ])
    expect(
      market.value("select json_extract(data, '$.reason') from notifications where kind = 'sellerRejected'"),
    ).toBe('The photo is blurred.')
    expect(market.value("select count(*) from mails where kind = 'sellerRejected'")).toBe(1)
    market.wait(60_000)
    const second = await apply(applicant)
    const { others } = await applicationPage(market.ctx, manager, second)
    expect(others).toMatchObject([{ id: first, state: 'rejected', reason: 'The photo is blurred.' }])
    await approve(second, admin)
    expect(statusOf(applicant.id)).toEqual({ role: ROLE.SELLER, status: 'approved' })
  })
})

describe('a decision', () => {
  it('is made once, however many decide at the same time', async () => {
    const id = await apply(applicant)
    const tries = await Promise.allSettled([approve(id), reject(id, 'No.', admin), approve(id, admin)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(audit()).toHaveLength(1)
    const who = market.value(
      'select u.name from users u join seller_applications a on a.decided_by = u.id where a.id = ?',
      id,
    )
    await expect(approve(id)).rejects.toMatchObject({ code: 'APPLICATION_DECIDED', details: { who } })
    expect(await refusalOf(reject(id))).toBe('APPLICATION_DECIDED')
    expect(market.value('select count(*) from stores where seller_id = ?', applicant.id)).toBe(1)
  })

  it('is for those who decide, about an application that there is', async () => {
    const id = await apply(applicant)
    const before = readAll(market)
    for (const stranger of [applicant, asMember(users.seller, ROLE.SELLER), newbuyer].map(asReviewer)) {
      expect(await refusalOf(approve(id, stranger))).toBe('FORBIDDEN')
      expect(await refusalOf(reject(id, 'No.', stranger))).toBe('FORBIDDEN')
      expect(await refusalOf(showSellerNumbers(market.ctx, stranger, id))).toBe('FORBIDDEN')
      expect(await refusalOf(openSellerProof(market.ctx, stranger, id))).toBe('FORBIDDEN')
    }
    expect(await refusalOf(approve('sap_nobody'))).toBe('NOT_FOUND')
    expect(await refusalOf(reject('sap_nobody'))).toBe('NOT_FOUND')
    expect(readAll(market)).toEqual(before)
  })

  it('makes nobody a seller who has come to run the market', async () => {
    const id = await apply(applicant)
    market.run('update users set role = ? where id = ?', ROLE.MANAGER, applicant.id)
    const before = readAll(market)
    expect(await refusalOf(approve(id))).toBe('FORBIDDEN')
    expect(readAll(market)).toEqual(before)
  })
})

describe('what is sealed', () => {
  it('is shown to those who decide, and each look is written down', async () => {
    const id = await apply(applicant)
    expect(JSON.stringify(await applicationPage(market.ctx, manager, id))).not.toMatch(
      /514123456789|850101145678|sealed|\.jpg/,
    )
    expect(await showSellerNumbers(market.ctx, manager, id)).toEqual({
      registration: '850101145678',
      accountNumber: '514123456789',
    })
    expect(await openSellerProof(market.ctx, admin, id)).toMatchObject({
      type: 'image/jpeg',
      bytes: PHOTO.length,
    })
    await openSellerProof(market.ctx, admin, id)
    expect(audit().map(({ actor, action }) => [actor, action])).toEqual([
      [manager.id, 'showSellerNumbers'],
      [admin.id, 'openSellerProof'],
      [admin.id, 'openSellerProof'],
    ])
  })

  it('is reported as lost when its key or file is gone; then nobody becomes a seller', async () => {
    const id = await apply(applicant)
    market.run("update seller_applications set sealed_account = 'x', paper_key = 'gone.jpg'")
    expect(await refusalOf(showSellerNumbers(market.ctx, manager, id))).toBe('APPLICATION_NUMBERS_LOST')
    expect(await refusalOf(openSellerProof(market.ctx, manager, id))).toBe('NOT_FOUND')
    expect(await refusalOf(approve(id))).toBe('APPLICATION_NUMBERS_LOST')
    expect(audit()).toEqual([])
    expect(statusOf(applicant.id)).toEqual({ role: ROLE.BUYER, status: 'pending' })
  })
})

it('the queue shows who has waited longest first, page by page', async () => {
  const id = await apply(applicant)
  const insert = (at: number) =>
    market.run(
      `insert into seller_applications select ?, user_id, 'rejected', kind, legal_name, sealed_registration,
       sst_number, address, phone, store_name, body, bank, sealed_account, account_holder, ?, '', ?, ?, null, null, 0
       from seller_applications where id = ?`,
      `sap_${at}`,
      `key${at}`,
      at,
      at,
      id,
    )
  for (let at = 1; at <= 30; at += 1) insert(at)
  const page = (cursor: string | null) => applicationsPage(market.ctx, manager, { state: 'rejected', cursor })
  const first = await page(null)
  const second = await page(first.next)
  expect([...first.applications, ...second.applications].map(({ createdAt }) => createdAt)).toEqual(
    Array.from({ length: 30 }, (_, at) => 30 - at),
  )
  expect(second.next).toBeNull()
  const oldest = { state: 'rejected', sort: 'reverse' } as const
  const start = await applicationsPage(market.ctx, manager, { ...oldest, cursor: null })
  const end = await applicationsPage(market.ctx, manager, { ...oldest, cursor: start.next })
  expect([...start.applications, ...end.applications].map(({ createdAt }) => createdAt)).toEqual(
    Array.from({ length: 30 }, (_, at) => 1 + at),
  )
  expect(
    (await applicationsPage(market.ctx, manager, { state: 'pending', cursor: null })).applications,
  ).toMatchObject([{ id, storeName: 'Kedai Aisyah' }])
  expect(await refusalOf(page('nonsense'))).toBe('NOT_FOUND')
})

describe('a search for applications', () => {
  const found = async (words: string, state: 'pending' | 'approved' = 'pending') =>
    (await applicationsPage(market.ctx, manager, { state, cursor: null, words })).applications.map(
      ({ id }) => id,
    )

  it('finds them by any part of the names on them, and of the name or email of the applicant', async () => {
    market.run("update users set name = 'Siti Zubaidah', email = 'siti@kuih.test' where id = ?", applicant.id)
    const id = await apply(applicant)
    const [, other] = makeBuyersVerified(2)
    await apply(other, { storeName: '咖啡店', legalName: 'Ganesan', registration: '850101-14-5679' })
    for (const words of ['aisyah', 'dai AIS', 'rahman', 'zubaid', 'kuih.test', 'si', id, applicant.id])
      expect(await found(words), words).toEqual([id])
    expect(await found('咖')).not.toContain(id)
    expect(await found('咖')).toHaveLength(1)
    expect(await found('nobody')).toEqual([])
    expect(await found('aisyah', 'approved')).toEqual([])
    await approve(id)
    expect(await found('aisyah')).toEqual([])
    expect(await found('aisyah', 'approved')).toEqual([id])
  })

  it('finds one that waits behind thousands that are decided and hold the same words, also by how they begin', async () => {
    const id = await apply(applicant, { storeName: 'Kedai Aisyah' })
    market.run(
      `with recursive n (i) as (select 1 union all select i + 1 from n where i < 2500)
       insert into seller_applications (id, user_id, state, kind, legal_name, sealed_registration, sst_number, address, phone,
         store_name, body, bank, sealed_account, account_holder, paper_key, created_at, decided_at)
       select 'sap_' || i, ?, 'approved', 'person', 'Ali', '', '', '', '', 'Kedai Aisyah', '', '', '', '', 'key-' || i, 5, 5 from n`,
      applicant.id,
    )
    for (const words of ['kedai', 'ke']) {
      const pages: string[][] = []
      for (let cursor: string | null = null, at = 0; at < 5 && (cursor !== null || at === 0); at++) {
        const answer: Awaited<ReturnType<typeof applicationsPage>> = await applicationsPage(
          market.ctx,
          manager,
          {
            state: 'pending',
            sort: 'reverse',
            cursor,
            words,
          },
        )
        pages.push(answer.applications.map((one) => one.id))
        cursor = answer.next
      }
      expect(pages.flat(), words).toEqual([id])
    }
  })

  it('knows the new name of a member, and nothing of an application that is gone', async () => {
    const id = await apply(applicant)
    market.run("update users set name = 'Puteri Gunung' where id = ?", applicant.id)
    expect(await found('gunung')).toEqual([id])
    market.run('delete from seller_applications where id = ?', id)
    expect(await found('gunung')).toEqual([])
    expect(market.value('select count(*) from application_numbers where application_id = ?', id)).toBe(0)
  })
})
