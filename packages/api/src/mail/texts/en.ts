/** The words of the mails. English has the last word on which keys exist. */
export const en = {
  common: {
    greeting: 'Hello {{name}},',
    greetingNobody: 'Hello,',
    buttonFails: 'If the button does not work, open this address:',
    footer:
      '{{app}} sends mails like this one by itself when something happens to your account or your orders.',
    notMe: 'If this was not you, secure your account now:',
    secure: 'Set a new password',
  },
  order: {
    number: 'Order {{number}}',
    placed: 'Placed on {{time}}',
    items: 'Items',
    discount: 'Discount',
    shipping: 'Shipping',
    shippingDiscount: 'Discount on shipping',
    total: 'Total',
    address: 'Goes to',
    view: 'View the order',
  },
  verifyEmail: {
    subject: 'Confirm your email address',
    heading: 'Welcome to {{app}}',
    text: 'Please confirm that this address is yours. Then you can check out, bid, review and write to sellers.',
    button: 'Confirm my address',
    note: 'The link works once, for 24 hours. If you did not register with {{app}}, ignore this mail.',
  },
  resetPassword: {
    subject: 'Set a new password',
    heading: 'A new password',
    text: 'Someone asked for a new password for your account. If that was you, set it here.',
    button: 'Set a new password',
    note: 'The link works once, for 60 minutes. If you did not ask for it, ignore this mail: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    text: 'The password of your account was changed on {{time}}. If that was you, there is nothing to do.',
  },
  emailChangeConfirmOld: {
    subject: 'Do you want to change your email address?',
    heading: 'Change of your email address',
    text: 'Someone asked to change the address of your account to {{email}}. If that was you, confirm it here. The new address has to confirm too.',
    button: 'Yes, change my address',
    note: 'The link works once. If you did not ask for it, do not press the button, and set a new password.',
  },
  emailChangeConfirmNew: {
    subject: 'Confirm your new email address',
    heading: 'Your new email address',
    text: 'Please confirm that this address is yours, so that it becomes the address of your account.',
    button: 'Confirm my new address',
    note: 'The link works once. If you do not know what this is about, ignore this mail.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    text: 'The email address of your account was changed on {{time}}. If that was you, there is nothing to do.',
    notMe: 'If this was not you, write to us at once:',
    button: 'Contact us',
  },
  accountExists: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    text: 'Someone tried to register at {{app}} with this address. It already has an account, so no new one was made.',
    button: 'Log in',
    forgot: 'You do not remember your password?',
    reset: 'Set a new password',
    note: 'If this was not you, there is nothing to do.',
  },
  twoFactorOn: {
    subject: 'Two-step login is on',
    heading: 'Two-step login is on',
    text: 'Since {{time}} your account asks for a code from your authenticator app at each login. Keep your recovery codes in a safe place.',
  },
  twoFactorOff: {
    subject: 'Two-step login is off',
    heading: 'Two-step login is off',
    text: 'Since {{time}} your account no longer asks for a code at login: the password alone is enough.',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    heading: 'Goodbye',
    text: 'Your account was deleted on {{time}}. Your orders are kept without your person, because sellers need them for their books; everything else is gone.',
    note: 'You are welcome to come back: this address can be registered again.',
  },
  accountSuspended: {
    subject: 'Your account is suspended',
    heading: 'Your account is suspended',
    text: 'Since {{time}} nobody can log in to your account, and it was signed out everywhere. The reason: {{reason}}. Orders under way go on.',
    notMe: 'If you think that this is a mistake, write to us:',
    button: 'Contact us',
  },
  suspensionLifted: {
    subject: 'You can log in again',
    heading: 'Welcome back',
    text: 'Your account has not been suspended any more since {{time}}. Everything is as you left it.',
    button: 'Log in',
  },
  orderPaid: {
    subject: 'Order {{number}}: your payment has arrived',
    heading: 'Thank you for your order',
    text: 'Your payment of {{total}} for order {{number}} has arrived. The sellers have been told.',
  },
  orderCancelled: {
    subject: 'Order {{number}} was cancelled',
    heading: 'Your order was cancelled',
    text: 'Order {{number}} was cancelled before it was paid. Should a payment still arrive, you get it back.',
  },
  orderExpired: {
    subject: 'Order {{number}} was not paid in time',
    heading: 'Your order has ended',
    text: 'No payment for order {{number}} arrived in time, so the items are back in the shop. A payment that still arrives is taken if everything is still there, otherwise you get it back.',
  },
  refundSent: {
    subject: 'Order {{number}}: {{amount}} is on its way back to you',
    heading: 'Your refund is on its way',
    text: 'We have sent back {{amount}} for order {{number}}, the way it was paid. It depends on your bank when you see it; usually it takes 5 to 10 working days.',
  },
  parcelShipped: {
    subject: 'Order {{number}}: {{store}} has sent your parcel',
    heading: 'Your parcel is on its way',
    text: '{{store}} has handed your parcel of order {{number}} to the courier.',
  },
  parcelDelivered: {
    subject: 'Order {{number}}: has your parcel arrived?',
    heading: 'Has your parcel arrived?',
    text: 'The parcel from {{store}} of order {{number}} should have reached you by now. If it has not, or if something is wrong with it, tell us by {{until}}; after that the seller is paid.',
  },
  parcelCancelled: {
    subject: 'Order {{number}}: the parcel from {{store}} was cancelled',
    heading: 'Your parcel was cancelled',
    text: 'The parcel from {{store}} of order {{number}} will not be sent. You get {{amount}} back, the way you paid.',
  },
  shipReminder: {
    subject: 'Order {{number}} still waits to be shipped',
    heading: 'A parcel waits for you',
    text: 'A buyer has been waiting for order {{number}} for three days. Please ship it by {{until}}; after that it is cancelled and the buyer gets the money back.',
  },
  claimOpened: {
    subject: 'Order {{number}}: the buyer has opened a claim',
    heading: 'A buyer has opened a claim',
    text: 'The buyer of order {{number}} claims {{amount}}. Please answer by {{until}}; after that we look at it ourselves.',
  },
  claimAnswered: {
    subject: 'Order {{number}}: {{store}} has answered your claim',
    heading: 'The seller has answered',
    text: '{{store}} has answered your claim about order {{number}}. Please say by {{until}} how to go on; after that the claim ends.',
  },
  claimEscalated: {
    subject: 'Order {{number}}: we are looking at the claim',
    heading: 'We are looking at it',
    text: 'The claim about the parcel from {{store}} of order {{number}} is with us now. We read what both sides said and decide.',
  },
  claimClosed: {
    subject: 'Order {{number}}: the claim has ended',
    heading: 'The claim has ended',
    text: 'The claim about the parcel from {{store}} of order {{number}} has ended. Money given back to the buyer: {{amount}}.',
  },
} as const

export type MailTexts = { readonly [K in keyof typeof en]: { readonly [T in keyof (typeof en)[K]]: string } }
