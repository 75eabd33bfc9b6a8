export default {
  begin: 'Look at the shop as this member',
  beginLead:
    'You see pages as the member sees them, for {{rule.lookMinutes}} minutes. Nothing can be changed, and payment, passwords, documents and messages stay hidden.',
  why: 'Why you look',
  none: 'You are not looking as anybody',
  noneText: 'Open a member’s page to look at the shop as that member.',
  beginHint: 'The member finds the reason in their own data.',
  label: 'Looking as a member',
  banner: 'You are looking at {{app}} as {{name}}. Nothing can be changed. Ends at {{time}}.',
  over: 'The time to look at {{app}} as {{name}} is over.',
  end: 'End the look',
  title: 'Looking at the shop as a member',
  description: 'The look that is open in this session.',
  refused: 'This page or action is not open while you look',
  refusedText:
    'You are looking at the shop as {{name}}. Payment, passwords, security, documents, messages and everything that changes something stay closed. Nothing was done.',
  overTitle: 'The look is over',
  overText:
    'The time is up, or {{name}} can no longer be looked at. End the look to go on with your own account. Nothing was done.',
  open: 'A look is open',
  openText: 'You are looking at the shop as {{name}} until {{time}}.',
  goOn: 'Go on looking',
  ended: 'The look is over',
  endedText: 'You are back in your own account.',
}
