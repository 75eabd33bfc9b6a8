export default {
  pick: 'Common reasons',
  optional: '(optional)',
  none: 'Choose a reason, or write your own',
  unreadable: 'The document cannot be read. Please send a clear photo or PDF of the whole page.',
  otherName: 'The name on the document is not the name in the application.',
  incomplete: 'Some details are missing or cannot be right.',
  notAllowed: 'What you want to sell may not be sold here.',
  vague: 'Please tell us which sellers you know and how you reach them.',
  unreachable: 'We could not reach you with the details you gave.',
  duplicate: 'You already have another account with us.',
}
