import type { TextsOf } from '../texts-of'

export const stores = {
  staffInvited: {
    inApp: {
      title: '{{seller}} invites you to work for them',
      text: 'The link to accept is in the email that we sent you.',
    },
    subject: '{{seller}} invites you to work for them on {{app}}',
    heading: 'You are invited to work for {{seller}}',
    text: '{{seller}} invites you to help run their store. You may then: {{permissions}}. Sign in or create an account with this email address, and accept by {{until}}.',
    button: 'See the invitation',
    note: 'If you do not know {{seller}}, ignore this email. Nothing happens unless you accept.',
  },
  staffJoined: {
    inApp: { title: '{{member}} works for you now', text: 'Your invitation was accepted.' },
    subject: '{{member}} works for you now',
    heading: '{{member}} has accepted your invitation',
    text: 'Since {{time}} {{member}} has worked for you and may: {{permissions}}.',
    button: 'See your staff',
    note: 'You can change this or end it at any time.',
  },
  staffLeft: {
    inApp: {
      title: '{{member}} no longer works for you',
      text: 'They can no longer open your seller pages.',
    },
    subject: '{{member}} no longer works for you',
    heading: '{{member}} has left your staff',
    text: '{{member}} stopped working for you on {{time}} and can no longer open your seller pages.',
    button: 'See your staff',
    note: 'What they did for you stays as it is.',
  },
  staffChanged: {
    inApp: { title: '{{seller}} changed what you may do for them', text: 'See what you may do now.' },
    subject: 'What you may do for {{seller}} was changed',
    heading: 'Your permissions were changed',
    text: '{{seller}} changed on {{time}} what you may do for them. You may now: {{permissions}}.',
    button: 'See your permissions',
    note: 'If you have questions, ask {{seller}}.',
  },
  staffRemoved: {
    inApp: { title: 'You no longer work for {{seller}}', text: 'You can no longer open their seller pages.' },
    subject: 'You no longer work for {{seller}}',
    heading: 'You no longer work for {{seller}}',
    text: '{{seller}} removed you from their staff on {{time}}. You can no longer open their seller pages.',
    note: 'Your own account and your orders stay as they are.',
  },
  storeNews: {
    inApp: { title: 'New items: {{store}}', text: 'A store you follow has something new.' },
  },
} as const satisfies TextsOf<'stores'>
