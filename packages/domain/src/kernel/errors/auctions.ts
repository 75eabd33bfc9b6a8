import { type ErrorEntry, entry } from './entry'

export const auctions = {
  AUCTIONS_OFF: entry(
    403,
    'New auctions are switched off at the moment. Save this as a draft, or sell it at a fixed price.',
    'format',
  ),
  AUCTION_ENDED: entry(409, 'This auction has ended.'),
  AUCTION_TAKEN: entry(409, "Someone is buying this item right now. If they don't pay, bidding continues."),
  AUCTION_HAS_BIDS: entry(409, 'Somebody has bid on this auction, so this can no longer be changed.'),
  AUCTION_NOT_STARTED: entry(409, 'This auction has already started, or is no longer scheduled.'),
  AUCTION_NOT_UNSOLD: entry(409, 'This auction is not over, was sold, or has already been relisted.'),
  AUCTION_NO_SECOND: entry(409, 'There is nobody this auction can be offered to any more.'),
  AUCTION_NOT_IMPORTED: entry(409, 'Auctions are changed in their own form, not by a file.'),
  CARD_NEEDED: entry(
    403,
    'You have not paid for {{rule.unpaidWins}} auctions you won in {{rule.unpaidWinDays}} days. Please confirm a card before you bid.',
    'maximum',
  ),
  BID_UNUSUAL: entry(
    400,
    'Your maximum is {{maximum}}, and the price is {{price}}. If that is what you mean, press the button once more.',
    'maximum',
  ),
  BID_TOO_LOW: entry(400, 'Please bid at least {{least}}.', 'maximum'),
  BID_TOO_HIGH: entry(400, 'The highest possible bid is RM {{rule.highestBid}}.', 'maximum'),
  BID_BELOW_OWN: entry(400, 'You have already bid more than that. A bid cannot be lowered.', 'maximum'),
} as const satisfies Record<string, ErrorEntry>
