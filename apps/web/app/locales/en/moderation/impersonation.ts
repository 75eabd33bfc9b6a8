export default {
  begin: 'View the shop as this member',
  beginLead:
    'You see pages as the member sees them, for {{rule.lookMinutes}} minutes. Nothing can be changed, and payment, passwords, documents and messages stay hidden.',
  why: 'Reason for viewing',
  none: 'You are not viewing the shop as a member',
  noneText: 'Open a member’s page to view the shop as that member.',
  beginHint: 'The member finds the reason in their own data.',
  label: 'Viewing as a member',
  banner: 'You are viewing {{app}} as {{name}}. Nothing can be changed. Ends at {{time}}.',
  over: 'The time to view {{app}} as {{name}} is over.',
  end: 'Stop viewing',
  title: 'Viewing the shop as a member',
  description: 'Whether this session views the shop as a member.',
  refused: 'This page or action is closed while you view the shop as a member',
  refusedText:
    'You are viewing the shop as {{name}}. Payment, passwords, security, documents, messages and everything that changes something stay closed. Nothing was done.',
  overTitle: 'Your time to view is over',
  overText:
    'The time is up, or the shop can no longer be viewed as {{name}}. Stop viewing to go on with your own account. Nothing was done.',
  open: 'You are viewing as a member',
  openText: 'You are viewing the shop as {{name}} until {{time}}.',
  goOn: 'Continue viewing',
  ended: 'You stopped viewing as a member',
  endedText: 'You are back in your own account.',
}
