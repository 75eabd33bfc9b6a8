import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { INBOX_KEPT, ROLE, sellerApplicationSchema } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import type { Member } from '../access/actors'
import { deleteAccount } from '../accounts/commands/delete-account'
import { takeAlong } from '../accounts/testing/export-helpers'
import { sendMails } from '../platform/mail/send'
import { sweepInbox } from '../support/jobs'
import { asMember } from '../testing'
import { buyer, newbuyer, refusalOf, useMarket, users } from '../testing/helpers'
import { applyAsSeller, saveApplicationDraft } from './commands/apply'
import { sellingOf } from './reads/apply'

const market = useMarket()
const PHOTO = Buffer.from('\xff\xd8\xff\xe0 a photo of a card', 'latin1')
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const given = sellerApplicationSchema.parse({
  kind: 'person',
  legalName: 'Nur Aisyah binti Rahman',
  registration: '850101-14-5678',
  address: '8 Jalan Ampang, 50450 Kuala Lumpur',
  phone: '012-345 6789',
  storeName: 'Kedai <b>Aisyah</b>',
  message: 'Kuih from my own kitchen,\nwith the licences for it.',
  bank: 'MBBEMYKL',
  accountNumber: '514123456789',
  accountHolder: 'Nur Aisyah binti Rahman',
  terms: 'on',
})
const manager = asMember(users.manager, ROLE.MANAGER)
const folder = () => path.join(market.ctx.config.dataDir, 'applications')
const documents = (): string[] => {
  try {
    return readdirSync(folder())
  } catch {
    return []
  }
}
const apply = (member: Member = buyer, proof = PHOTO) => applyAsSeller(market.ctx, member, given, proof)
const decide = (state: string, reason = '') => {
  market.run(
    'update seller_applications set state = ?, reason = ?, decided_at = ?',
    state,
    reason,
    market.ctx.now(),
  )
  market.run('update users set seller_status = ? where id = ?', state, buyer.id)
}

describe('an application as a seller', () => {
  it('is kept with its proof, and waits; its numbers lie sealed', async () => {
    await apply()
    const [row] = market.rows('select * from seller_applications')
    expect(row).toMatchObject({
      user_id: buyer.id,
      state: 'pending',
      bank: 'MBBEMYKL',
      store_name: given.storeName,
    })
    expect(JSON.stringify(row)).not.toMatch(/514123456789|850101145678/)
    expect(market.ctx.vault.open(String(row?.sealed_account), buyer.id)).toBe('514123456789')
    expect(market.ctx.vault.open(String(row?.sealed_registration), buyer.id)).toBe('850101145678')
    expect(documents()).toEqual([row?.paper_key])
    expect(readFileSync(path.join(folder(), String(row?.paper_key)))).toEqual(PHOTO)
    expect(await sellingOf(market.ctx, buyer)).toMatchObject({
      state: 'pending',
      application: { storeName: given.storeName, legalName: given.legalName },
    })
  })

  it('notifies the applicant and those who decide, without the numbers', async () => {
    await apply()
    await sendMails(market.ctx, new AbortController().signal)
    const outbox = path.join(market.ctx.config.dataDir, 'outbox')
    const mails = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    for (const { email } of [users.admin, users.manager, buyer])
      expect(
        mails.filter((mail) => mail.includes(`To: ${email}`) || mail.includes(`<${email}>`)),
      ).toHaveLength(1)
    expect(mails.join('\n')).not.toMatch(/514123456789|850101145678/)
  })

  it('waits only once, however often it is sent at the same time', async () => {
    const tries = await Promise.allSettled([apply(), apply(), apply()])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(market.rows('select 1 from seller_applications')).toHaveLength(1)
    expect(documents()).toHaveLength(1)
    expect(await refusalOf(apply())).toBe('SELLER_PENDING')
  })

  it('may follow a rejection, but neither an acceptance nor a suspension', async () => {
    await apply()
    decide('rejected', 'The photo is not readable.')
    expect(await sellingOf(market.ctx, buyer)).toMatchObject({
      state: 'rejected',
      application: { reason: 'The photo is not readable.' },
    })
    market.wait(60_000)
    await apply(buyer, PDF)
    expect((await sellingOf(market.ctx, buyer)).state).toBe('pending')
    decide('approved')
    expect(await refusalOf(apply())).toBe('SELLER_ALREADY')
    decide('suspended')
    expect(await refusalOf(apply())).toBe('SELLER_SUSPENDED')
  })

  it.each([
    ['nothing', Buffer.alloc(0), 'DOCUMENT_MISSING'],
    ['a page', Buffer.from('<html>%PDF'), 'DOCUMENT_KIND'],
    ['a drawing with scripts', Buffer.from('<svg onload="alert(1)"/>'), 'DOCUMENT_KIND'],
    ['too much', Buffer.concat([PHOTO, Buffer.alloc(5 * 1024 * 1024)]), 'DOCUMENT_TOO_HEAVY'],
  ])('%s is no proof', async (_name, proof, code) => {
    expect(await refusalOf(apply(buyer, proof))).toBe(code)
    expect(market.rows('select 1 from seller_applications')).toEqual([])
    expect(documents()).toEqual([])
  })

  it('is neither for those who decide nor for an email that is not confirmed', async () => {
    expect(await refusalOf(apply(manager))).toBe('FORBIDDEN')
    expect(await refusalOf(apply(asMember(users.admin, ROLE.ADMIN)))).toBe('FORBIDDEN')
    expect(await refusalOf(apply({ ...newbuyer, isVerified: false }))).toBe('EMAIL_UNVERIFIED')
    expect((await sellingOf(market.ctx, manager)).state).toBe('staff')
    expect((await sellingOf(market.ctx, null)).state).toBe('visitor')
    expect((await sellingOf(market.ctx, { ...newbuyer, isVerified: false })).state).toBe('unverified')
  })

  it('goes with the account, and is in the copy of all data as it was typed', async () => {
    await apply(newbuyer)
    const { read } = await takeAlong(market.ctx, newbuyer)
    expect(read('letters.json')).toMatchObject({
      sellerApplications: [{ registration: '850101145678', accountNumber: '514123456789', state: 'pending' }],
    })
    await deleteAccount(market.ctx, newbuyer, { password: 'Pasar-demo-2026', code: '' })
    expect(market.rows('select 1 from seller_applications')).toEqual([])
    expect(documents()).toEqual([])
  })

  it('is in the copy without its numbers when their key is lost', async () => {
    await apply(newbuyer)
    market.run("update seller_applications set sealed_account = 'x', sealed_registration = 'x'")
    const { read } = await takeAlong(market.ctx, newbuyer)
    expect(read('letters.json')).toMatchObject({
      sellerApplications: [{ registration: null, accountNumber: null }],
    })
  })

  it('goes a year after it was rejected; one that waits stays', async () => {
    await apply()
    await apply(newbuyer, PDF)
    market.run(
      "update seller_applications set state = 'rejected', decided_at = ? where user_id = ?",
      market.ctx.now(),
      buyer.id,
    )
    market.run("update users set seller_status = 'rejected' where id = ?", buyer.id)
    for (const name of documents()) utimesSync(path.join(folder(), name), 0, 0)
    market.wait(INBOX_KEPT.applications)
    await sweepInbox(market.ctx)
    expect(market.rows('select 1 from seller_applications')).toHaveLength(2)
    market.wait(1)
    await sweepInbox(market.ctx)
    expect(market.rows('select user_id from seller_applications')).toEqual([{ user_id: newbuyer.id }])
    expect((await sellingOf(market.ctx, buyer)).state).toBe('none')
    expect((await sellingOf(market.ctx, newbuyer)).state).toBe('pending')
    expect(documents()).toHaveLength(1)
  })
})

describe('an application that was begun', () => {
  const typed = { legalName: 'Nur Aisyah', accountNumber: '514123456789', terms: 'on', nonsense: 'x' }
  const draftOf = async (member: Member) => (await sellingOf(market.ctx, member)).draft

  it('is there when the member comes back, sealed, until it is sent', async () => {
    await saveApplicationDraft(market.ctx, buyer, typed)
    market.wait(1)
    await saveApplicationDraft(market.ctx, buyer, { ...typed, legalName: 'Nur' })
    expect(await draftOf(buyer)).toEqual({
      fields: { legalName: 'Nur', accountNumber: '514123456789' },
      savedAt: market.ctx.now(),
    })
    expect(await draftOf(newbuyer)).toBeNull()
    expect(JSON.stringify(market.rows('select * from form_drafts'))).not.toMatch(/Nur|514123456789/)
    await apply()
    expect(market.value('select count(*) from form_drafts')).toBe(0)
    expect(await refusalOf(saveApplicationDraft(market.ctx, buyer, typed))).toBe('SELLER_PENDING')
  })

  it('is for those who may apply, and forgotten where its key is lost', async () => {
    expect(await refusalOf(saveApplicationDraft(market.ctx, manager, typed))).toBe('FORBIDDEN')
    const unverified = { ...buyer, isVerified: false }
    expect(await refusalOf(saveApplicationDraft(market.ctx, unverified, typed))).toBe('EMAIL_UNVERIFIED')
    await saveApplicationDraft(market.ctx, buyer, typed)
    market.run("update form_drafts set fields = 'broken'")
    expect(await draftOf(buyer)).toBeNull()
  })
})

it('a role without an application is known by its role', async () => {
  const seller = asMember(users.seller, ROLE.SELLER)
  expect((await sellingOf(market.ctx, seller)).state).toBe('approved')
})

it('counts a new seller for the reseller whose link they came by: an active one, once, and not oneself', async () => {
  const recruiter = (id: string) =>
    market.value<string | null>('select recruited_by from users where id = ?', id)
  await applyAsSeller(market.ctx, buyer, given, PHOTO, users.seller.id)
  expect(recruiter(buyer.id)).toBeNull()
  decide('rejected')
  await applyAsSeller(market.ctx, buyer, given, PHOTO, users.reseller.id)
  expect(recruiter(buyer.id)).toBe(users.reseller.id)
  const self = asMember(users.reseller, ROLE.RESELLER)
  market.run('update users set seller_status = null where id = ?', self.id)
  await applyAsSeller(market.ctx, self, { ...given, storeName: 'Own' }, PHOTO, self.id)
  expect(recruiter(self.id)).toBeNull()
})
