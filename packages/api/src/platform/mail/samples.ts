import {
  days,
  linkTo,
  type MailContents,
  type MailKind,
  type MailValues,
  type OrderShown,
  sen,
} from '@pasar/domain'

function makeOrder(appUrl: string, at: number): OrderShown {
  return {
    link: `${appUrl}${linkTo('/orders/user/:orderId', { orderId: 'ord_sample' })}`,
    number: 'PSR-7K2Q9M4X',
    placedAt: at,
    parcels: [
      {
        storeName: 'Kedai Kopi Mak Jah',
        lines: [
          { title: 'Ipoh white coffee', variantName: '12 sticks', quantity: 2, subtotal: sen(3_780) },
          { title: 'Kuih bahulu in a tin', variantName: '', quantity: 1, subtotal: sen(2_450) },
        ],
      },
      {
        storeName: 'Batik & Co.',
        lines: [
          {
            title: 'Hand-drawn batik sarong, cotton',
            variantName: 'Indigo',
            quantity: 1,
            subtotal: sen(128_900),
          },
        ],
      },
    ],
    items: sen(135_130),
    itemDiscount: sen(1_500),
    shipping: sen(1_500),
    shippingDiscount: sen(700),
    total: sen(134_430),
    address: ['Nur Aisyah binti Rahman', '8 Jalan Ampang', '50450 Kuala Lumpur', 'Malaysia', '+60198765432'],
  }
}

const SENDER = { name: 'Tan Wei Ling', email: 'weiling@pasar.test', language: 'cn' } as const
const LETTER = 'Good morning,\n\nmy parcel has not moved for five days.\nCould you have a look?'

const NEWS = {
  subject: 'New makers of batik',
  body: '## Fresh from Terengganu\n\nThree makers have opened their stores:\n\n- **Batik & Co.**\n- [all of them](/shop)\n',
  written: 'en',
} as const

/** Sample values for each kind of mail, to look at. */
function makeSamples(appUrl: string, at: number): MailValues {
  const link = (
    path:
      | '/verify-email/:token'
      | '/reset-password/:token'
      | '/confirm-email/:token'
      | '/newsletter/:token'
      | '/staff-invitation/:token',
  ) => `${appUrl}${linkTo(path, { token: 'Q7mJ2vXo0Zk4wY1nT8rB5cD6eF9gH3aL' })}`
  const order = makeOrder(appUrl, at)
  const parcel = {
    link: order.link,
    number: order.number,
    store: 'Kedai Kopi Mak Jah',
    amount: sen(4_480),
    until: at + days(7),
    courier: 'Pos Laju',
    trackingNumber: 'EN123456789MY',
  }
  const entry = `${appUrl}${linkTo('/admin/inboxes/:id', { id: 'ibx_sample' })}`
  const appointment = {
    link: order.link,
    number: order.number,
    store: 'Tukang Rumah',
    title: 'Wall Painting, One Room',
    day: '2026-12-01',
    part: 'morning',
    until: at + days(7),
  } as const
  const auction = {
    link: `${appUrl}${linkTo('/item/:slug', { slug: 'old-radio' })}`,
    title: 'Old Radio, Bakelite, 1952, Working',
    amount: sen(71_000),
    until: at + days(2),
  }
  const planNews = {
    link: `${appUrl}${linkTo('/planner')}`,
    list: 'Hari Raya',
    day: '2027-03-10',
  }
  return {
    verifyEmail: { link: link('/verify-email/:token') },
    resetPassword: { link: link('/reset-password/:token') },
    passwordChanged: {},
    emailChangeConfirmOld: { link: link('/confirm-email/:token'), newEmailMasked: 'n•••h@pasar.test' },
    emailChangeConfirmNew: { link: link('/confirm-email/:token') },
    emailChanged: {},
    accountExists: {
      loginLink: `${appUrl}${linkTo('/login')}`,
      resetLink: `${appUrl}${linkTo('/forgot-password')}`,
    },
    twoFactorOn: {},
    twoFactorOff: {},
    accountDeleted: {},
    newsletterConfirm: { link: link('/newsletter/:token') },
    newsletterWelcome: { link: link('/newsletter/:token') },
    newsletterIssue: { ...NEWS, link: link('/newsletter/:token') },
    newsletterTest: { ...NEWS, link: link('/newsletter/:token') },
    accountSuspended: { reason: 'Goods that were paid for outside the market' },
    suspensionLifted: {},
    roleChanged: {},
    orderPaid: order,
    orderCancelled: order,
    orderExpired: order,
    parcelShipped: parcel,
    partShipped: parcel,
    restCancelled: parcel,
    parcelDelivered: parcel,
    parcelCancelled: parcel,
    shipReminder: parcel,
    appointmentOpen: { ...appointment, day: null, part: null },
    appointmentProposed: appointment,
    appointmentAgreed: appointment,
    appointmentDone: appointment,
    claimOpened: parcel,
    claimAnswered: parcel,
    claimEscalated: parcel,
    claimToDecide: parcel,
    claimClosed: parcel,
    planNear: planNews,
    planCheaper: { ...planNews, title: auction.title, amount: sen(8_900), before: sen(12_000) },
    planGiven: { ...planNews, pieces: 3 },
    giftEnded: { ...planNews, title: auction.title },
    outbid: auction,
    auctionWon: auction,
    auctionOffered: auction,
    refundSent: { link: order.link, number: order.number, amount: order.total },
    contactMessage: { ...SENDER, link: entry, topic: 'order', orderNumber: order.number, message: LETTER },
    accessibilityNote: { ...SENDER, link: entry, page: '/shop-now', message: LETTER },
    jobApplication: {
      ...SENDER,
      link: entry,
      phone: '+60198765432',
      post: 'Seller support, Kuala Lumpur',
      message: LETTER,
      file: 'q7mj2vxo0zk4wy1nt8rb5cd6.pdf',
    },
    sellerApplication: {
      ...SENDER,
      phone: '+60123456789',
      kind: 'business',
      store: 'Batik & Co.',
      message: LETTER,
    },
    sellerApplied: { link: `${appUrl}${linkTo('/seller-pending')}`, store: 'Batik & Co.' },
    bankAccountChanged: {
      link: `${appUrl}${linkTo('/seller/settings')}`,
      bank: 'Maybank ••••6789',
      until: at + days(2),
    },
    staffInvited: {
      link: link('/staff-invitation/:token'),
      seller: 'Mak Jah',
      permissions: ['list', 'ship'],
      until: at + days(7),
    },
    staffJoined: {
      link: `${appUrl}${linkTo('/seller/settings/staff')}`,
      member: 'Tan Wei Ling',
      permissions: ['list', 'ship'],
    },
    staffLeft: { link: `${appUrl}${linkTo('/seller/settings/staff')}`, member: 'Tan Wei Ling' },
    staffChanged: {
      link: `${appUrl}${linkTo('/staff-membership')}`,
      seller: 'Mak Jah',
      permissions: ['ship', 'money'],
    },
    staffRemoved: { seller: 'Mak Jah' },
    payoutPaid: {
      link: `${appUrl}${linkTo('/seller/balance')}`,
      amount: sen(123_456),
      bank: 'Maybank ••••6789',
      reference: 'PAY7K2Q9M4X1A',
      reason: '',
    },
    payoutFailed: {
      link: `${appUrl}${linkTo('/seller/balance')}`,
      amount: sen(123_456),
      bank: 'Maybank ••••6789',
      reference: 'PAY7K2Q9M4X1A',
      reason: 'The account is closed.',
    },
    debtWaived: { link: `${appUrl}${linkTo('/seller/balance')}`, amount: sen(750) },
    balanceAdjusted: {
      link: `${appUrl}${linkTo('/seller/balance')}`,
      amount: sen(-1_250),
      reason: 'A parcel that was lost was paid twice.',
    },
    sellerApproved: { link: `${appUrl}${linkTo('/seller-profile')}`, store: 'Batik & Co.' },
    sellerRejected: {
      link: `${appUrl}${linkTo('/seller-rejected')}`,
      store: 'Batik & Co.',
      reason: 'The photo of the registration is cut off.',
    },
    sellerAsked: {
      link: `${appUrl}${linkTo('/seller-pending')}`,
      store: 'Batik & Co.',
      question: 'Which of the two addresses is that of the business?',
    },
    affiliateApproved: { link: `${appUrl}${linkTo('/reseller-dashboard')}` },
    affiliateRejected: {
      link: `${appUrl}${linkTo('/affiliate-register')}`,
      reason: 'Please tell us which sellers you know.',
    },
    itemRemoved: {
      link: `${appUrl}${linkTo('/my-products', { status: 'removed' })}`,
      title: 'Ipoh white coffee',
      note: 'The pictures are those of another brand.',
    },
    itemRestored: {
      link: `${appUrl}${linkTo('/my-products')}`,
      title: 'Ipoh white coffee',
      note: 'You have shown that you may use the brand.',
    },
    postSubmitted: {
      link: `${appUrl}${linkTo('/admin/blog')}`,
      title: 'How to wash batik',
      note: 'Nur Aisyah',
    },
    postPublished: {
      link: `${appUrl}${linkTo('/blog/:slug', { slug: 'how-to-wash-batik' })}`,
      title: 'How to wash batik',
      note: '',
    },
    postChanges: {
      link: `${appUrl}${linkTo('/blog/submit/:slug', { slug: 'how-to-wash-batik' })}`,
      title: 'How to wash batik',
      note: 'Please add how long it may stay in the water.',
    },
    postRemarks: {
      link: `${appUrl}${linkTo('/blog/submit/:slug', { slug: 'how-to-wash-batik' })}`,
      title: 'How to wash batik',
      count: 3,
    },
    postWithdrawn: {
      link: `${appUrl}${linkTo('/blog/submit/:slug', { slug: 'how-to-wash-batik' })}`,
      title: 'How to wash batik',
      note: 'The pictures belong to somebody else.',
    },
    fileUpdated: {
      link: `${appUrl}${linkTo('/orders/user/:orderId', { orderId: 'ord_sample' })}`,
      title: 'Nyonya recipes, e-book',
      file: 'Nyonya recipes.pdf',
      version: 2,
      note: 'Twelve more recipes, and the index is complete.',
    },
    storeHidden: {
      link: `${appUrl}${linkTo('/stores')}`,
      title: 'Kedai Kopi Ipoh',
      note: 'Buyers were asked to pay outside the market.',
    },
    storeShown: {
      link: `${appUrl}${linkTo('/stores')}`,
      title: 'Kedai Kopi Ipoh',
      note: 'Thank you for putting it right.',
    },
    appealRejected: {
      link: `${appUrl}${linkTo('/my-products', { status: 'removed' })}`,
      title: 'Ipoh white coffee',
      note: 'The brand has not confirmed it.',
    },
    inboxAnswer: {
      inbox: 'contact',
      topic: 'order',
      post: '',
      answer: 'Thank you for writing.\n\nYour parcel is in Ipoh and arrives tomorrow.',
      message: LETTER,
      writtenAt: at,
    },
    affiliateApplication: { ...SENDER, phone: '', channel: 'community', message: LETTER },
  }
}

export function sampleMail(kind: MailKind, appUrl: string, at: number): MailContents {
  // The values are those of the kind.
  return { kind, values: makeSamples(appUrl, at)[kind] } as MailContents
}
