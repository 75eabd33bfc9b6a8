import { z } from 'zod'
import { linkTo } from '../access/link-to'
import { sen } from '../kernel/money'
import { days } from '../kernel/time'
import { SELLER_KINDS } from '../selling/seller-kinds'
import { AFFILIATE_CHANNELS } from '../support/contact-topics'
import { byMail, inApp, inBoth } from './define'
import { amount, link, mailValues, time, withExample } from './mail-fields'
import { decision, keyTo, letter, payoutNews, permissions } from './mail-values'

export const selling = {
  /** To whoever runs the market. Numbers and the proof are not mailed. */
  sellerApplication: byMail(
    'message',
    letter(
      { phone: z.string(), kind: z.enum(SELLER_KINDS), store: z.string() },
      { phone: '+60123456789', kind: 'business', store: 'Batik & Co.' },
    ),
  ),
  /** To the applicant. */
  sellerApplied: byMail(
    'security',
    mailValues({ link, store: z.string() }, { link: linkTo('/seller-pending'), store: 'Batik & Co.' }),
  ),
  sellerApproved: inBoth(
    'security',
    mailValues({ link, store: z.string() }, { link: linkTo('/seller-profile'), store: 'Batik & Co.' }),
  ),
  sellerRejected: inBoth(
    'security',
    mailValues(
      { link, store: z.string(), reason: z.string() },
      {
        link: linkTo('/seller-rejected'),
        store: 'Batik & Co.',
        reason: 'The photo of the registration is cut off.',
      },
    ),
  ),
  /** To a seller whom an admin has suspended as such. */
  sellingSuspended: inBoth(
    'security',
    mailValues(
      { link, reason: z.string() },
      { link: linkTo('/seller-suspended'), reason: 'Buyers were asked to pay outside the market.' },
    ),
  ),
  sellingResumed: inBoth('security', mailValues({ link }, { link: linkTo('/stores') })),
  /** To the applicant: a reviewer wants to know more. */
  sellerAsked: inBoth(
    'security',
    mailValues(
      { link, store: z.string(), question: z.string() },
      {
        link: linkTo('/seller-pending'),
        store: 'Batik & Co.',
        question: 'Which of the two addresses is that of the business?',
      },
    ),
  ),
  applicantAnswered: inApp('work'),
  /** To the seller: why what was to go on sale at a time did not. */
  startForbidden: inApp('sale'),
  startIncomplete: inApp('sale'),
  startTooLate: inApp('sale'),
  affiliateApplication: byMail(
    'message',
    letter({ phone: z.string(), channel: z.enum(AFFILIATE_CHANNELS) }, { phone: '', channel: 'community' }),
  ),
  /** To who wants to recruit sellers. */
  affiliateApproved: inBoth('security', mailValues({ link }, { link: linkTo('/reseller-dashboard') })),
  affiliateRejected: inBoth(
    'security',
    mailValues(
      { link, reason: z.string() },
      { link: linkTo('/affiliate-register'), reason: 'Please tell us which sellers you know.' },
    ),
  ),
}

export const stores = {
  /** Single-use. To an email that may be nobody's yet. */
  staffInvited: inBoth(
    'security',
    mailValues(
      { link, seller: z.string(), permissions, until: time },
      {
        ...keyTo('/staff-invitation/:token').example,
        seller: 'Mak Jah',
        permissions: ['list', 'ship'],
        until: days(7),
      },
    ),
  ),
  /** To the seller. */
  staffJoined: inBoth(
    'security',
    mailValues(
      { link, member: z.string(), permissions },
      { link: linkTo('/seller/settings/staff'), member: 'Tan Wei Ling', permissions: ['list', 'ship'] },
    ),
  ),
  staffLeft: inBoth(
    'security',
    mailValues(
      { link, member: z.string() },
      { link: linkTo('/seller/settings/staff'), member: 'Tan Wei Ling' },
    ),
  ),
  /** To the member. */
  staffChanged: inBoth(
    'security',
    mailValues(
      { link, seller: z.string(), permissions },
      { link: linkTo('/staff-membership'), seller: 'Mak Jah', permissions: ['ship', 'money'] },
    ),
  ),
  staffRemoved: inBoth('security', mailValues({ seller: z.string() }, { seller: 'Mak Jah' })),
  storeNews: inApp('store'),
}

const REMOVED = linkTo('/my-products', { status: 'removed' })
/** To the seller. */
export const moderation = {
  itemRemoved: inBoth(
    'sale',
    decision(REMOVED, 'Ipoh white coffee', 'The pictures are those of another brand.'),
  ),
  itemRestored: inBoth(
    'sale',
    decision(linkTo('/my-products'), 'Ipoh white coffee', 'You have shown that you may use the brand.'),
  ),
  storeHidden: inBoth(
    'sale',
    decision(linkTo('/stores'), 'Kedai Kopi Ipoh', 'Buyers were asked to pay outside the market.'),
  ),
  storeShown: inBoth(
    'sale',
    decision(linkTo('/stores'), 'Kedai Kopi Ipoh', 'Thank you for putting it right.'),
  ),
  appealRejected: inBoth('sale', decision(REMOVED, 'Ipoh white coffee', 'The brand has not confirmed it.')),
}

const COUPONS = linkTo('/seller/settings/coupons')
/** To the seller who pays. */
export const coupons = {
  couponMade: inApp('sale'),
  /** By staff, with the reason they gave. */
  couponStopped: inBoth(
    'sale',
    mailValues(
      { link, code: z.string(), note: z.string() },
      { link: COUPONS, code: 'KOPI10', note: 'It says that it is for new buyers, and everybody can use it.' },
    ),
  ),
  /** The reason is empty where a stop was taken back. */
  couponResumed: inBoth(
    'sale',
    mailValues(
      { link, code: z.string(), note: z.string() },
      { link: COUPONS, code: 'KOPI10', note: 'Thank you for putting it right.' },
    ),
  ),
}

const BALANCE = linkTo('/seller/balance')
export const payouts = {
  /** To whoever is paid: was it you? */
  bankAccountChanged: inBoth(
    'security',
    mailValues(
      { link, bank: z.string(), until: time },
      { link: linkTo('/seller/settings'), bank: 'Maybank ••••6789', until: days(2) },
    ),
  ),
  payoutPaid: inBoth('payment', payoutNews),
  payoutFailed: inBoth('payment', withExample(payoutNews, { reason: 'The account is closed.' })),
  /** To the member who owed. */
  debtWaived: inBoth('payment', mailValues({ link, amount }, { link: BALANCE, amount: sen(750) })),
  /** To the member; the amount is below 0 when it was taken from them. */
  balanceAdjusted: inBoth(
    'payment',
    mailValues(
      { link, amount, reason: z.string() },
      { link: BALANCE, amount: sen(-1_250), reason: 'A parcel that was lost was paid twice.' },
    ),
  ),
  /** To the other admins: from which amount a payout run and an adjustment need two of them. */
  payoutLimitChanged: inBoth(
    'security',
    mailValues(
      { link, by: z.string(), before: amount, after: amount },
      { link: linkTo('/admin/payouts/rules'), by: 'Tan Wei Ling', before: sen(500_000), after: sen(900_000) },
    ),
  ),
}
