export default {
  writeOff: 'Write off the debt',
  reason: 'Reason',
  reasonHint: 'For the audit log. The member does not see it.',
  text: '{{name}} owes nothing then, and can delete the account. The platform bears the {{amount}}.',
  limit: 'Above what one admin may book alone, another admin has to approve it.',
  isProposed:
    'Nothing is written off yet: together with what you booked alone lately it is above the limit. It waits in the books for another admin.',
  waits: 'Writes off the debt',
  done: 'The debt is written off.',
  entry: 'Debt written off by the market',
}
