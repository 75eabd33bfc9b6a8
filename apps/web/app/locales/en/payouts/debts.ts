export default {
  writeOff: 'Write off the debt',
  reason: 'Reason',
  reasonHint: 'For the audit log. The member does not see it.',
  text: '{{name}} owes nothing then, and can delete the account. The platform bears the {{amount}}.',
  done: 'The debt is written off.',
  entry: 'Debt written off by the market',
}
