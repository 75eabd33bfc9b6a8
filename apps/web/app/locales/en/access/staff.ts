export default {
  firstTitle: 'Set up your market',
  firstLead: 'You are the first admin: nobody else can run this market yet.',
  firstSubmit: 'Open the market',
  firstReady: 'The market is yours, {{name}}.',
  endedTitle: 'This link has expired',
  endedText:
    'It works once, within {{rule.firstAdminHours}} hours. Until this market has an admin, each start prints a new one.',
}
