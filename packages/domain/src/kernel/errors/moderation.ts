import { type ErrorEntry, entry } from './entry'

export const moderation = {
  ITEM_CHANGED_SINCE: entry(409, 'It was changed since then.'),
  BANNER_LIMIT: entry(409, 'There are {{limit}} banners already. Please delete one first.'),
  ITEM_REMOVED_BY: entry(409, 'This item was removed already, by {{name}}. The reason is on this page.'),
  ITEM_SELLER_GONE: entry(409, 'The seller has deleted their account, so this item stays removed.'),
  ITEM_RESTORED_BY: entry(409, 'This item was restored in the meantime, by {{name}}.'),
  ITEMS_TOLD_APART_BY: entry(409, 'These are two different items: {{name}} already said so.'),
  ITEM_PAIR_GONE: entry(409, 'These items no longer show the same picture, or one of them is off sale.'),
  MEMBER_SUSPENDED_BY: entry(409, 'This member is suspended already. It was done by {{name}}.'),
  MEMBER_FREED_BY: entry(
    409,
    'This member is not suspended any more. The suspension was lifted by {{name}}.',
  ),
  LOOK_REFUSED: entry(
    403,
    'This cannot be seen or done while you look at the shop as a member. End the look first.',
  ),
  LOOK_OVER: entry(403, 'The time to look at the shop as this member is over. End the look to go on.'),
  LOOK_NOT_POSSIBLE: entry(
    409,
    'You can only look at the shop as an active buyer, seller or reseller who has confirmed the email.',
  ),
  LOOK_IS_OPEN: entry(409, 'You are looking at the shop as a member already. End that look first.'),
  STORE_HIDDEN_BY: entry(409, 'This store is hidden already. It was done by {{name}}.'),
  STORE_SHOWN_BY: entry(409, 'This store is shown again. It was done by {{name}}.'),
  ORDER_HAS_NO_MAIL: entry(409, 'No email was sent about this order yet.'),
  APPEAL_ANSWERED_BY: entry(409, 'This appeal was answered in the meantime, by {{name}}.'),
  APPEAL_NOT_POSSIBLE: entry(409, 'You have appealed already, or the item is no longer removed.', 'appeal'),
  ITEM_HAS_BIDS: entry(409, 'This auction has bids. It can be removed once it is over.'),
  ITEM_NOT_FEATURED: entry(409, 'Only items on sale can be featured.'),
  ITEM_FEATURED_BY: entry(409, 'This item is featured already. It was done by {{who}}.'),
  ITEM_UNFEATURED_BY: entry(409, 'This item is not featured any more. It was done by {{who}}.'),
  FEATURED_MOVED_BY: entry(409, 'The order was changed in the meantime, by {{who}}. Please look again.'),
  MESSAGE_DECIDED: entry(409, 'This message was decided on in the meantime, by {{who}}.'),
  REPORT_CLOSED: entry(409, 'This report was closed in the meantime, by {{who}}.'),
  MESSAGE_UNDELIVERABLE: entry(
    409,
    'Its receiver no longer takes messages from this member. You can only reject it.',
  ),
  WORD_LIST_CHANGED: entry(409, 'This list was changed in the meantime, by {{who}}. Please reload the page.'),
} as const satisfies Record<string, ErrorEntry>
