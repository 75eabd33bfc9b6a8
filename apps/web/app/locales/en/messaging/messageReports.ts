export default {
  lead: 'Their receivers have reported these messages. The oldest report is on top.',
  lists: 'Lists of messages',
  held: 'Held',
  reported: 'Reported',
  none: 'No reports wait',
  noneText: 'Messages that their receivers report appear here.',
  note: 'The receiver says:',
  history: 'Rejected before',
  dismiss: 'Leave it as it is',
  uphold: 'Take it back',
  dismissed: 'The message stays, and the report is closed.',
  upheld: 'The message is taken back, and its sender is told.',
}
