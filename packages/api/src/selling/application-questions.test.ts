import { type ApplicationList, applicationAnswerSchema, ROLE, sellerApplicationSchema } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../access/actors'
import { asAdmin, asMember } from '../testing'
import { makeBuyers, readAll, refusalOf, useMarket, users } from '../testing/helpers'
import { answerReviewer, askApplicant, withdrawApplication } from './commands/application-questions'
import { applyAsSeller } from './commands/apply'
import { approveSeller, openSellerProof, rejectSeller } from './commands/review'
import type { Reviewer } from './internal/review-case'
import { sellingOf } from './reads/apply'
import { applicationPage, applicationsPage } from './reads/review'

const market = useMarket()
const PHOTO = Buffer.from('\xff\xd8\xff\xe0 a photo', 'latin1')
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const manager = asMember(users.manager, ROLE.MANAGER) as Reviewer
const admin = asAdmin(users.admin)
const given = sellerApplicationSchema.parse({
  kind: 'person',
  legalName: 'Nur Aisyah',
  registration: '850101-14-5678',
  address: '8 Jalan Ampang, 50450 Kuala Lumpur',
  phone: '012-345 6789',
  storeName: 'Kedai Aisyah',
  message: 'Kuih from my own kitchen.',
  bank: 'MBBEMYKL',
  accountNumber: '514123456789',
  accountHolder: 'Nur Aisyah',
  terms: 'on',
})
const ask = (id: string, seen: number | null = null, by: Reviewer = manager) =>
  askApplicant(market.ctx, by, id, { question: 'Which address is it?' }, seen)
const answer = (documents: Buffer[] = []) =>
  answerReviewer(market.ctx, applicant, { answer: 'The first.' }, documents)
const listed = async (state: ApplicationList) =>
  (await applicationsPage(market.ctx, manager, { state, cursor: null })).applications.map(({ id }) => id)

let applicant: Member
let id: string
beforeEach(async () => {
  const [first] = makeBuyers(market, 1)
  if (!first) throw new Error('no buyer')
  market.run('update users set verified_at = 1 where id = ?', first.id)
  applicant = { ...first, isVerified: true }
  await applyAsSeller(market.ctx, applicant, given, PHOTO)
  id = market.value<string>('select id from seller_applications where user_id = ?', applicant.id)
})

it('asks, is answered with files, and puts the application back at its old age', async () => {
  const age = market.value<number>('select created_at from seller_applications where id = ?', id)
  await ask(id)
  expect(await listed('pending')).not.toContain(id)
  expect(await listed('asked')).toEqual([id])
  expect(market.value("select count(*) from mails where kind = 'sellerAsked'")).toBe(1)
  expect(market.value("select user_id from notifications where kind = 'sellerAsked'")).toBe(applicant.id)
  expect((await sellingOf(market.ctx, applicant)).questions).toMatchObject([
    { question: 'Which address is it?', answeredAt: null },
  ])
  market.wait(60_000)
  await answer([PDF, PHOTO])
  expect(await listed('pending')).toContain(id)
  expect(market.value('select created_at from seller_applications where id = ?', id)).toBe(age)
  expect(market.rows("select user_id, link from notifications where kind = 'applicantAnswered'")).toEqual([
    { user_id: manager.id, link: `/seller-applications/${id}` },
  ])
  const { questions } = await applicationPage(market.ctx, admin, id)
  expect(questions).toMatchObject([
    { askedBy: users.manager.name, answer: 'The first.', documents: [{ isPdf: true }, { isPdf: false }] },
  ])
  const document = questions[0]?.documents[0]?.id ?? ''
  expect(await openSellerProof(market.ctx, admin, id, document)).toMatchObject({ type: 'application/pdf' })
  expect(await refusalOf(openSellerProof(market.ctx, admin, id, 'app_none'))).toBe('NOT_FOUND')
  expect(market.rows('select action from audit_log order by rowid')).toEqual([
    { action: 'askApplicant' },
    { action: 'openSellerProof' },
  ])
  await ask(id, null, admin)
  expect(await listed('asked')).toEqual([id])
})

describe('of two at the same time', () => {
  it('one reviewer asks, whoever asks or decides on an older version is refused', async () => {
    const tries = await Promise.allSettled([
      ask(id, 0),
      ask(id, 0, admin),
      approveSeller(market.ctx, admin, id, 0),
      rejectSeller(market.ctx, admin, id, { reason: 'No.' }, 0),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(market.value('select count(*) from audit_log')).toBe(1)
    expect(await refusalOf(ask(id, 0))).toBe('APPLICATION_MOVED')
    expect(await refusalOf(approveSeller(market.ctx, admin, id, 0))).toBe('APPLICATION_MOVED')
    await approveSeller(market.ctx, admin, id, 1)
    expect(await refusalOf(ask(id, 1))).toBe('APPLICATION_DECIDED')
    expect(await refusalOf(answer())).toBe('APPLICATION_CHANGED')
  })

  it('one answer counts, and its files are the only ones', async () => {
    await ask(id)
    const tries = await Promise.allSettled([answer([PHOTO]), answer([PHOTO])])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(market.value('select count(*) from application_papers')).toBe(1)
    expect(await refusalOf(rejectSeller(market.ctx, admin, id, { reason: 'No.' }, 1))).toBe(
      'APPLICATION_MOVED',
    )
  })
})

describe('an applicant who withdraws', () => {
  it('leaves nothing, may apply again, and reviewers find nothing', async () => {
    await ask(id)
    await answer([PDF])
    await withdrawApplication(market.ctx, applicant)
    for (const table of ['application_questions', 'application_papers', 'seller_applications'])
      expect(market.value(`select count(*) from ${table}`), table).toBe(0)
    expect((await sellingOf(market.ctx, applicant)).state).toBe('none')
    expect(await refusalOf(ask(id))).toBe('NOT_FOUND')
    expect(await refusalOf(withdrawApplication(market.ctx, applicant))).toBe('APPLICATION_CHANGED')
    await applyAsSeller(market.ctx, applicant, given, PHOTO)
  })

  it('counts as rejected who was rejected before; what is decided cannot be withdrawn', async () => {
    await rejectSeller(market.ctx, admin, id, { reason: 'Blurred.' })
    expect(await refusalOf(withdrawApplication(market.ctx, applicant))).toBe('APPLICATION_CHANGED')
    market.wait(60_000)
    await applyAsSeller(market.ctx, applicant, given, PHOTO)
    await withdrawApplication(market.ctx, applicant)
    expect((await sellingOf(market.ctx, applicant)).state).toBe('rejected')
  })
})

it('takes no other files, and nothing from those who are not asked', async () => {
  expect(await refusalOf(answer())).toBe('APPLICATION_CHANGED')
  await ask(id)
  const before = readAll(market)
  expect(await refusalOf(answer([Buffer.from('MZ')]))).toBe('DOCUMENT_KIND')
  expect(await refusalOf(answer([PDF, PDF, PDF, PDF]))).toBe('APPLICATION_FILES')
  const stranger = { ...applicant, id: users.seller.id }
  expect(await refusalOf(answerReviewer(market.ctx, stranger, { answer: 'Me.' }, []))).toBe(
    'APPLICATION_CHANGED',
  )
  expect(await refusalOf(ask(id, null, applicant as Reviewer))).toBe('FORBIDDEN')
  expect(readAll(market)).toEqual(before)
  expect(applicationAnswerSchema.safeParse({ answer: ' ' }).success).toBe(false)
})
