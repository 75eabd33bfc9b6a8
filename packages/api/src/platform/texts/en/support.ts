import type { TextsOf } from '../texts-of'

export const support = {
  newsletterConfirm: {
    subject: 'Do you want our newsletter?',
    heading: 'One more step',
    text: 'Someone, hopefully you, subscribed this address to the {{app}} newsletter: new sellers and good deals, once a week. You only receive it if you confirm here.',
    button: 'Yes, send it to me',
    note: 'If you did not ask for it, ignore this email. We delete your address within {{rule.newsletterDays}} days.',
  },
  newsletterWelcome: {
    subject: 'You are subscribed',
    heading: 'Welcome to our newsletter',
    text: 'You’ll get the {{app}} newsletter at this address, once a week at most. Until then, have a look around.',
    button: 'Have a look around',
    stop: 'Stop the newsletter',
  },
  newsletterIssue: {
    subject: '{{subject}}',
    heading: '{{subject}}',
    text: '',
    stop: 'Unsubscribe',
    note: 'You get this because you subscribed to the newsletter of {{app}} with this address.',
  },
  newsletterTest: {
    subject: '[Test] {{subject}}',
    heading: '{{subject}}',
    text: '',
  },
  contactMessage: {
    subject: 'New message: {{topic}}',
    heading: 'A message from the contact page',
    text: 'Someone wrote to you on {{time}}.',
  },
  accessibilityNote: {
    subject: 'New accessibility feedback',
    heading: 'Something is hard to use',
    text: 'Someone told you on {{time}} what makes the site hard for them to use.',
  },
  jobApplication: {
    subject: 'New application: {{post}}',
    heading: 'A job application',
    text: 'Someone applied on {{time}}.',
  },
  inboxAnswer: {
    subject: 'Our answer: {{about}}',
    heading: 'We have answered you',
    text: 'You wrote to us on {{writtenAt}}. Here is our answer.',
    answer: 'Our answer',
    message: 'What you wrote',
    note: 'If something is still open, write to us again on our contact page.',
    button: 'Write to us',
  },
} as const satisfies TextsOf<'support'>
