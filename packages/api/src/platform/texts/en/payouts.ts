import type { TextsOf } from '../texts-of'

export const payouts = {
  bankAccountChanged: {
    inApp: {
      title: 'Your bank account was changed: {{bank}}',
      text: 'Payouts go to it after {{rule.accountWaitHours}} hours. If this wasn’t you, change your password right away.',
    },
    subject: 'Your bank account for payouts was changed',
    heading: 'Your bank account was changed',
    text: 'On {{time}} your account for payouts was changed to {{bank}}. Payouts go to it from {{until}} on.',
    button: 'See the account',
    note: 'If this was not you, change your password right away and contact us: until then nothing is paid to the new account.',
  },
  payoutPaid: {
    inApp: { title: 'We have paid you {{amount}}', text: 'The money went to {{bank}}.' },
    subject: 'We have paid you {{amount}}',
    heading: 'Your payout: {{amount}}',
    text: 'The bank has sent {{amount}} to {{bank}}. The reference is {{reference}}.',
    button: 'See your balance',
    note: 'Some banks do not show it until the next working day.',
  },
  payoutFailed: {
    inApp: {
      title: 'Your payout of {{amount}} did not go through',
      text: 'The money is back on your balance. The reason: {{reason}}',
    },
    subject: 'Your payout of {{amount}} did not go through',
    heading: 'Your payout did not go through',
    text: 'The bank could not pay {{amount}} to {{bank}} (reference {{reference}}). The reason: {{reason}}',
    button: 'See your balance',
    note: 'The money is back on your balance and will be part of the next payout. Please check your bank account.',
  },
  debtWaived: {
    inApp: {
      title: 'You no longer owe us {{amount}}',
      text: 'We have written it off. Your balance is back to zero.',
    },
    subject: 'You no longer owe us {{amount}}',
    heading: 'You no longer owe us {{amount}}',
    text: 'We have written off the {{amount}} that you owed us after refunds. Your balance is back to zero.',
    button: 'Open your account',
    note: 'You do not need to pay anything back.',
  },
  balanceAdjusted: {
    inApp: { title: 'Your balance was adjusted by {{amount}}', text: 'The reason: {{reason}}' },
    subject: 'Your balance was adjusted: {{amount}}',
    heading: 'Your balance was adjusted by {{amount}}',
    text: 'We have booked {{amount}} to your balance. The reason: {{reason}}',
    button: 'See your balance',
    note: 'If you think this is wrong, please write to us.',
  },
  payoutLimitChanged: {
    inApp: {
      title: 'Approval by a second admin now starts at {{after}}',
      text: 'Changed by {{by}} from {{before}}. If you don’t know why, ask.',
    },
    subject: 'Approval by a second admin now starts at {{after}}',
    heading: 'The limit for one admin was changed',
    text: 'On {{time}} {{by}} changed the amount above which a second admin has to approve payouts and adjustments: from {{before}} to {{after}}.',
    button: 'See the payout rules',
    note: 'If this was not agreed, change it back and ask {{by}}.',
  },
} as const satisfies TextsOf<'payouts'>
