import { type ErrorEntry, entry } from './entry'

export const messaging = {
  MESSAGES_OFF: entry(403, 'Messages are switched off at the moment. You can still read yours.', 'body'),
  MESSAGE_TO_SELF: entry(403, 'You cannot write to yourself.', 'body'),
  MESSAGE_CLOSED: entry(409, 'This member no longer takes messages.', 'body'),
  MESSAGE_BLOCKED: entry(403, 'You cannot write to each other: one of you has blocked the other.', 'body'),
  MESSAGE_KEY_USED: entry(
    409,
    'This form has already sent another message. Please send it again to send this one, too.',
    'body',
  ),
  QUICK_REPLIES_FULL: entry(
    409,
    'You can save up to {{rule.quickReplies}} quick replies. Please delete one first.',
    'title',
  ),
  AWAY_ANSWER_HELD: entry(
    400,
    'This text would be held for review. Please leave out phone numbers, emails, links, bank accounts, and other ways to pay or talk.',
    'away',
  ),
  MESSAGE_TOO_MANY_PICTURES: entry(400, 'A message can have up to {{rule.messagePhotos}} photos.', 'photos'),
} as const satisfies Record<string, ErrorEntry>
