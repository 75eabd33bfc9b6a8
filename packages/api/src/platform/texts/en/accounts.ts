import type { TextsOf } from '../texts-of'

export const accounts = {
  verifyEmail: {
    subject: 'Confirm your email address',
    heading: 'Welcome to {{app}}',
    text: 'Please confirm that this address is yours. Then you can check out, bid, review and write to sellers.',
    button: 'Confirm my address',
    note: 'The link works once, for {{rule.verifyHours}} hours. If you did not register with {{app}}, ignore this email.',
  },
  resetPassword: {
    subject: 'Set a new password',
    heading: 'A new password',
    text: 'Someone asked for a new password for your account. If that was you, set it here.',
    button: 'Set a new password',
    note: 'The link works once, for {{rule.resetMinutes}} minutes. If you did not ask for it, ignore this email: your password stays as it is.',
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
    note: 'The link works once. If you do not know what this is about, ignore this email.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    text: 'The email address of your account was changed on {{time}}. If that was you, there is nothing to do.',
    notMe: 'If this was not you, contact us right away:',
    button: 'Contact us',
  },
  accountExists: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    text: 'Someone tried to register at {{app}} with this address. It already has an account, so no new one was created.',
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
    text: 'Your account was deleted on {{time}}. Your orders are kept without your name, because sellers and the tax office need them, and so are your claims, bids, reviews and questions. Everything else has been deleted, apart from what our privacy page lists.',
    note: 'You are welcome to come back: this address can be registered again.',
  },
  accountSuspended: {
    subject: 'Your account is suspended',
    heading: 'Your account is suspended',
    text: 'Your account was suspended on {{time}}. Nobody can log in to it, and it was signed out everywhere. Open orders continue. The reason: {{reason}}',
    notMe: 'If you think this is a mistake, contact us:',
    button: 'Contact us',
  },
  suspensionLifted: {
    subject: 'You can log in again',
    heading: 'Welcome back',
    text: 'The suspension of your account was lifted on {{time}}. Everything is as you left it.',
    button: 'Log in',
  },
  roleChanged: {
    subject: 'Your role was changed',
    heading: 'You have a new role',
    text: 'Your role here was changed on {{time}}, and you were signed out everywhere. Log in again to see your pages.',
    button: 'Log in',
  },
} as const satisfies TextsOf<'accounts'>
