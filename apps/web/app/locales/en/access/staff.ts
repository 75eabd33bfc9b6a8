export default {
  firstTitle: 'Set up your market',
  firstLead: 'You are the first admin: nobody else can run this market yet.',
  firstSubmit: 'Open the market',
  firstReady: 'The market is yours, {{name}}.',
  endedTitle: 'This link has ended',
  endedText:
    'It can be used once, within 24 hours. As long as nobody runs this market, each start prints a new one.',
}
