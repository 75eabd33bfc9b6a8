import { SMALL } from '@pasar/db/seed'
import {
  affiliateSchema,
  bankAccountSchema,
  contactSchema,
  ROLE,
  sellerApplicationSchema,
  statementSchema,
} from '@pasar/domain'
import { type RecentMember, requireActor } from '../access/actors'
import { startConversation } from '../messaging/commands/send'
import { report } from '../moderation/commands'
import { makeBanner } from '../moderation/commands/banners'
import { changeBankAccount } from '../payouts/commands/bank-account'
import { keepStatement, receiveStatement } from '../payouts/commands/bank-statements'
import { proposePayouts } from '../payouts/commands/runs'
import { applyAsSeller } from '../selling/commands/apply'
import { applyAsAffiliate, sendContact } from '../support/commands/messages'
import { writeNewsletter } from '../support/commands/newsletter-issues'
import { asAdmin, asMember } from './actors'
import { changeRows, readRows, withServices } from './database'

const admin = asAdmin(SMALL.users.admin)
const WORDS = { title: 'Raya', description: 'Lamps and cakes', buttonText: 'Look', link: '' }
const ISSUE = { subject: 'New makers', body: '## Hello\n\nSee [them](/shop).' }

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

/** The ids of what waits on the desks of those who run the market. */
export interface StaffDesks {
  application: string
  affiliate: string
  letter: string
  /** A message. */
  held: string
  banner: string
  issue: string
  statement: string
  run: string
}

/**
 * Puts something on the desks of those who run the market, beside a server that has the same folder open: applications, a
 * letter, a banner, a newsletter, a bank statement, and a payout.
 * @param people members who apply: to sell, and to recruit
 */
export const fillStaffDesks = (
  dataDir: string,
  people: { seller: string; affiliate: string },
): Promise<StaffDesks> =>
  withServices(dataDir, async (ctx) => {
    const memberOf = async (email: string) => {
      const sql = 'select id, name, email from users where email = ?'
      const [row] = await readRows<{ id: string; name: string; email: string }>(dataDir, sql, email)
      return asMember(row ?? { id: '', name: '', email }, ROLE.BUYER)
    }
    const application = sellerApplicationSchema.parse({
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
    })
    const photo = Buffer.from('\xff\xd8\xff\xe0 a photo of a card', 'latin1')
    await applyAsSeller(ctx, await memberOf(people.seller), application, photo)
    const asAffiliate = { channel: 'social', phone: '', message: 'I write about food.' }
    await applyAsAffiliate(ctx, await memberOf(people.affiliate), affiliateSchema.parse(asAffiliate))
    const reported = { kind: 'item', id: SMALL.items.kopi.id } as const
    await report(ctx, await memberOf(people.seller), reported, { reason: 'misleading', note: 'It is tea.' })
    const letter = { topic: 'order', name: 'Wei Ling', email: people.affiliate, orderNumber: '' }
    const message = 'My parcel has not moved for five days.'
    await sendContact(ctx, null, contactSchema.parse({ ...letter, message }), 'cn')
    const asking = requireActor('chat', await memberOf(people.affiliate))
    const said = { body: 'Call me: 012-345 6789', key: 'form-key-desks' }
    const { id: held } = await startConversation(ctx, asking, { kind: 'item', id: SMALL.items.kopi.id }, said)
    const file = await receiveStatement(ctx, admin, bytesOf('Bila;Apa;Berapa\n01/10/2026;SEWA;(1,250.00)\n'))
    const asked = statementSchema.parse({ bank: 'MBBEMYKL', accountEnd: '5141 2345 6789' })
    const bank = { bank: 'MBBEMYKL', accountNumber: '5141-2345 6789', accountHolder: 'Mak Jah Enterprise' }
    const seller = asMember(SMALL.users.seller, ROLE.SELLER) as RecentMember
    await changeBankAccount(ctx, seller, bankAccountSchema.parse(bank))
    await changeRows(dataDir, 'update bank_accounts set usable_at = 1 where user_id = ?', seller.id)
    const last = async (table: string) => {
      const [row] = await readRows<{ id: string }>(dataDir, `select max(id) as id from ${table}`)
      return row?.id ?? ''
    }
    return {
      application: await last('seller_applications'),
      affiliate: await last('affiliate_applications'),
      letter: await last('inbox_messages'),
      held,
      banner: await makeBanner(ctx, admin, {
        link: '/shop-now',
        position: 9,
        startsAt: ctx.now() + 86_400_000,
        endsAt: null,
        words: { en: WORDS, cn: WORDS, ms: WORDS },
      }),
      issue: await writeNewsletter(ctx, admin, { en: ISSUE, cn: ISSUE, ms: ISSUE }),
      statement: await keepStatement(ctx, admin, { ...file, fileName: 'penyata.csv' }, asked),
      run: await proposePayouts(ctx, admin),
    }
  })
