export default {
  writeOff: 'Write off the debt',
  reason: 'Reason',
  reasonHint: 'For the audit log. The member does not see it.',
  text: '{{name}} owes nothing then, and can delete the account. The market bears the {{amount}}.',
  limit: 'Above what one admin may book alone, another admin has to approve it.',
  isProposed:
    'Nothing is written off yet: with what you have booked alone recently it is above the limit. It waits in the books for another admin.',
  waits: 'Writes off the debt',
  done: 'The debt is written off.',
  entry: 'Debt written off by the market',
}
