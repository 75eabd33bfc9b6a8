import {
  accessibilitySchema,
  contactSchema,
  days,
  hours,
  jobApplicationSchema,
  type Language,
} from '@pasar/domain'
import { applyForPost, sendAccessibilityNote, sendContact } from '../../support'
import { memberBy, type Scene, shopper, writePaper } from './stage'

const contact = (ago: number, language: Language, email: string | null, given: object): Scene => ({
  ago,
  play: async (ctx) => {
    const member = email === null ? null : await memberBy(ctx, email)
    const who = member === null ? {} : { name: member.name, email: member.email }
    await sendContact(ctx, member, contactSchema.parse({ orderNumber: '', ...who, ...given }), language)
  },
})

const applicant = {
  name: 'Hema Latha Subramaniam',
  email: 'hema.latha@example.com',
  phone: '016-203 8845',
  post: 'seller-support',
  message:
    'Four years at the help desk of a courier in Klang. I speak Tamil, Malay and English, and I like to call back.',
}

/** What visitors and members have written to those who run the market. */
export const INBOXES: readonly Scene[] = [
  contact(days(6), 'en', shopper(32), {
    topic: 'payment',
    message:
      'My bank shows two charges for one order. One of them is still “pending”. Will it go away by itself?',
  }),
  contact(days(2) - hours(3), 'ms', shopper(16), {
    topic: 'return',
    message:
      'Penjual meminta saya hantar balik barang ke alamat lain daripada yang tertera. Mana satu yang betul?',
  }),
  contact(hours(26), 'cn', null, {
    name: '刘佩珊',
    email: 'peishan.liu@example.com',
    topic: 'selling',
    message: '我在新加坡注册公司，可以在这里开店卖给马来西亚的顾客吗？需要什么文件？',
  }),
  contact(hours(2), 'en', null, {
    name: 'Imran Yusof',
    email: 'imran@example.com',
    topic: 'press',
    message:
      'I write about small traders for a weekly in Penang. May I quote two of your sellers, and whom should I ask?',
  }),
  {
    ago: days(1) - hours(1),
    play: (ctx) =>
      sendAccessibilityNote(
        ctx,
        null,
        accessibilitySchema.parse({
          name: 'Chong Wai Keat',
          email: 'waikeat@example.com',
          page: '/shop',
          message:
            'With my screen magnifier at 400 % the filter button is easy to miss. Could it stay at the top?',
        }),
        'en',
      ),
  },
  {
    ago: days(3) - hours(6),
    play: async (ctx) => {
      const cv = await writePaper(ctx, 'en', applicant.name, [
        'Help desk, Klang, 2022 to today',
        'Diploma in Communication, 2021',
        'Tamil, Malay, English',
      ])
      await applyForPost(ctx, null, jobApplicationSchema.parse(applicant), cv, 'en')
    },
  },
]
