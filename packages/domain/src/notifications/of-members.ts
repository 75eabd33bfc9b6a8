import { z } from 'zod'
import { linkTo } from '../access/link-to'
import { INBOXES } from '../moderation/inboxes'
import { CONTACT_TOPICS } from '../support/contact-topics'
import { byMail, inApp, inBoth } from './define'
import { day, link, mailValues, time } from './mail-fields'
import {
  decision,
  keyTo,
  letter,
  newsletterText,
  nothing,
  planGifts,
  planItem,
  planMoved,
  planNews,
  planPrice,
} from './mail-values'

const adminChange = mailValues(
  { link, name: z.string(), by: z.string(), reason: z.string() },
  {
    link: linkTo('/admin/users/:id', { id: 'usr_sample' }),
    name: 'Nur Aisyah',
    by: 'Tan Wei Ling',
    reason: 'Helps us from today',
  },
)

export const accounts = {
  /** Single-use, 24 hours. */
  verifyEmail: byMail('security', keyTo('/verify-email/:token')),
  /** Single-use, 60 minutes. */
  resetPassword: byMail('security', keyTo('/reset-password/:token')),
  passwordChanged: byMail('security', nothing),
  /** To the address so far; the new one is shown masked. */
  emailChangeConfirmOld: byMail(
    'security',
    mailValues(
      { link, newEmailMasked: z.string() },
      { ...keyTo('/confirm-email/:token').example, newEmailMasked: 'n•••h@pasar.test' },
    ),
  ),
  emailChangeConfirmNew: byMail('security', keyTo('/confirm-email/:token')),
  emailChanged: byMail('security', nothing),
  /** Someone registered with an address that has an account. */
  accountExists: byMail(
    'security',
    mailValues(
      { loginLink: link, resetLink: link },
      { loginLink: linkTo('/login'), resetLink: linkTo('/forgot-password') },
    ),
  ),
  twoFactorOn: byMail('security', nothing),
  twoFactorOff: byMail('security', nothing),
  accountDeleted: byMail('security', nothing),
  accountSuspended: byMail(
    'security',
    mailValues({ reason: z.string() }, { reason: 'Goods that were paid for outside the market' }),
  ),
  suspensionLifted: byMail('security', nothing),
  roleChanged: byMail('security', nothing),
  /** To the other admins: somebody became one, or is none any more. */
  adminAdded: inBoth('security', adminChange),
  adminRemoved: inBoth('security', adminChange),
}

export const messaging = {
  /** By mail when it is not read for a while; what was written is read on the page only. */
  messageNew: inBoth(
    'message',
    mailValues({ link }, { link: linkTo('/chat/:conversationId', { conversationId: 'cnv_sample' }) }),
  ),
  messageRejected: inApp('message'),
}

export const reviews = {
  reviewWritten: inApp('review'),
  reviewAnswered: inApp('review'),
  questionAsked: inApp('review'),
  questionAnswered: inApp('review'),
  /** To the author, by an admin. */
  reviewRemoved: inBoth(
    'review',
    decision(linkTo('/item/:slug', { slug: 'ipoh-white-coffee' }), 'Ipoh white coffee', 'It names a person.'),
  ),
  questionRemoved: inBoth(
    'review',
    decision(
      linkTo('/item/:slug', { slug: 'ipoh-white-coffee' }),
      'Ipoh white coffee',
      'It is an advertisement.',
    ),
  ),
  /** To the seller. */
  reviewAnswerRemoved: inBoth(
    'review',
    decision(
      linkTo('/item/:slug', { slug: 'ipoh-white-coffee' }),
      'Ipoh white coffee',
      'It names the buyer.',
    ),
  ),
  questionAnswerRemoved: inBoth(
    'review',
    decision(
      linkTo('/item/:slug', { slug: 'ipoh-white-coffee' }),
      'Ipoh white coffee',
      'It leads out of the market.',
    ),
  ),
}

export const wishlist = {
  wishCheaper: inApp('priceDrop'),
  wishBack: inApp('priceDrop'),
}

export const planner = {
  /** To the owner of a list, some days before its day. */
  planNear: inBoth('community', planNews),
  /** To the owner: an item costs less than when it was planned. */
  planCheaper: inBoth('priceDrop', planPrice),
  /** To the owner, on the day: somebody bought from the registry. */
  planGiven: inBoth('community', planGifts),
  /** To who wanted to give something: it is not reserved any longer. */
  giftEnded: inBoth('community', planItem),
  /** To who gives something or means to: the owner took it off the list, or removed the list; they put it back. */
  giftItemRemoved: inBoth('community', planItem),
  giftListRemoved: inBoth('community', planNews),
  giftItemBack: inBoth('community', planItem),
  giftListBack: inBoth('community', planNews),
  /** To the same: the list is for another day. */
  giftDayMoved: inBoth('community', planMoved),
}

const TITLE = 'How to wash batik'
const DRAFT = linkTo('/blog/submit/:slug', { slug: 'how-to-wash-batik' })
export const blog = {
  /** To the admins: the note is the author's name. */
  postSubmitted: inBoth('work', decision(linkTo('/admin/blog'), TITLE, 'Nur Aisyah')),
  /** To the author. */
  postPublished: inBoth(
    'community',
    decision(linkTo('/blog/:slug', { slug: 'how-to-wash-batik' }), TITLE, ''),
  ),
  /** The same for a day that is still to come. */
  postScheduled: inBoth(
    'community',
    mailValues({ link, title: z.string(), day }, { link: DRAFT, title: TITLE, day: '2027-03-10' }),
  ),
  postChanges: inBoth('community', decision(DRAFT, TITLE, 'Please add how long it may stay in the water.')),
  /** What the remarks say is read on the article's page only. */
  postRemarks: inBoth(
    'community',
    mailValues({ link, title: z.string(), count: z.number() }, { link: DRAFT, title: TITLE, count: 3 }),
  ),
  postWithdrawn: inBoth('community', decision(DRAFT, TITLE, 'The pictures belong to somebody else.')),
  postCommented: inApp('community'),
  commentShown: inApp('community'),
  /** Of an earlier version, which gave no reason. */
  commentRemoved: inApp('community'),
  commentTakenDown: inBoth(
    'community',
    decision(linkTo('/blog/:slug', { slug: 'how-to-wash-batik' }), TITLE, 'It insults the author.'),
  ),
}

/** Where an admin answers it; mails that were queued before there was such a page have none. */
const inDesk = { link: link.optional() }
const ENTRY = { link: linkTo('/admin/inboxes/:id', { id: 'ibx_sample' }) }
export const support = {
  /** To an address that someone put on the newsletter's list: is it right? */
  newsletterConfirm: byMail('community', keyTo('/newsletter/:token')),
  /** The link leads off the list. */
  newsletterWelcome: byMail('community', keyTo('/newsletter/:token')),
  /** The link leads off the list. */
  newsletterIssue: byMail('community', newsletterText),
  /** To the admin who writes it: as subscribers will get it. */
  newsletterTest: byMail('work', newsletterText),
  /** To those who run the market. */
  contactMessage: byMail(
    'message',
    letter(
      { ...inDesk, topic: z.enum(CONTACT_TOPICS), orderNumber: z.string() },
      { ...ENTRY, topic: 'order', orderNumber: 'PSR-7K2Q9M4X' },
    ),
  ),
  accessibilityNote: byMail(
    'message',
    letter({ ...inDesk, page: z.string() }, { ...ENTRY, page: '/shop-now' }),
  ),
  /** The file is stored beside the database; its name says where. */
  jobApplication: byMail(
    'message',
    letter(
      { ...inDesk, phone: z.string(), post: z.string(), file: z.string() },
      {
        ...ENTRY,
        phone: '+60198765432',
        post: 'Seller support, Kuala Lumpur',
        file: 'q7mj2vxo0zk4wy1nt8rb5cd6.pdf',
      },
    ),
  ),
  /** To who wrote to the market: what an admin answers, below it what they had written. */
  inboxAnswer: byMail(
    'security',
    mailValues(
      {
        inbox: z.enum(INBOXES),
        /** Of the contact page; empty for the others. */
        topic: z.enum([...CONTACT_TOPICS, '']),
        /** What was applied for; may be empty. */
        post: z.string(),
        answer: z.string(),
        message: z.string(),
        writtenAt: time,
      },
      {
        inbox: 'contact',
        topic: 'order',
        post: '',
        answer: 'Thank you for writing.\n\nYour parcel is in Ipoh and arrives tomorrow.',
        message: 'Good morning,\n\nmy parcel has not moved for five days.',
        writtenAt: 0,
      },
    ),
  ),
}
