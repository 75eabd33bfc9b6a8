import type { TextsOf } from '../texts-of'

export const auctions = {
  outbid: {
    inApp: {
      title: 'You’ve been outbid: {{title}}',
      text: 'The price is now {{amount}}. You can still bid.',
    },
    subject: 'You’ve been outbid: {{title}}',
    heading: 'You’ve been outbid',
    text: 'Someone has bid more than your maximum on “{{title}}”. The price is now {{amount}}. You can bid until {{until}}.',
    button: 'See the auction',
  },
  auctionEnding: {
    inApp: { title: 'Ends within the hour: {{title}}', text: 'The price is {{amount}}.' },
  },
  auctionWon: {
    inApp: {
      title: 'You have won: {{title}}',
      text: 'You won it for {{amount}}. Please check out within {{rule.auctionCheckoutHours}} hours.',
    },
    subject: 'You have won: {{title}}',
    heading: 'You have won the auction',
    text: 'You won “{{title}}” for {{amount}}. Please check out by {{until}}; after that it goes to the next bidder.',
    button: 'Check out now',
  },
  auctionOffered: {
    inApp: {
      title: 'A second chance: {{title}}',
      text: 'The winner’s purchase fell through. You can have it for {{amount}}, within {{rule.auctionCheckoutHours}} hours.',
    },
    subject: 'A second chance: {{title}}',
    heading: 'You have a second chance',
    text: 'The purchase of “{{title}}” by its winner fell through, so you can have it for your maximum bid, {{amount}}. The offer is open until {{until}}.',
    button: 'Buy it',
  },
  auctionMissed: {
    inApp: {
      title: 'Not paid in time: {{title}}',
      text: 'You won it for {{amount}} and did not check out in time, so you can no longer buy it.',
    },
    subject: 'Not paid in time: {{title}}',
    heading: 'You did not check out in time',
    text: 'You won “{{title}}” for {{amount}} and did not check out by {{until}}, so you can no longer buy it. If you do not pay for {{rule.unpaidWins}} auctions in {{rule.unpaidWinDays}} days, you have to confirm a card before you bid again.',
    button: 'See the auction',
  },
  auctionLost: {
    inApp: { title: 'This auction has ended: {{title}}', text: 'It sold for {{amount}}.' },
  },
  auctionNotMet: {
    inApp: {
      title: 'This auction has ended: {{title}}',
      text: 'The reserve price was not met, so it was not sold.',
    },
  },
  auctionRelisted: {
    inApp: {
      title: 'Listed again: {{title}}',
      text: 'It is up for auction once more. You can bid from {{amount}}.',
    },
  },
  auctionSold: {
    inApp: {
      title: 'Your auction has a winner: {{title}}',
      text: 'The highest bidder has {{rule.auctionCheckoutHours}} hours to pay {{amount}}.',
    },
  },
  auctionUnsold: {
    inApp: { title: 'Not sold: {{title}}', text: 'The auction ended without a sale.' },
  },
  auctionUnpaid: {
    inApp: {
      title: 'The winner’s purchase fell through: {{title}}',
      text: 'It is now offered to the second bidder for {{amount}}.',
    },
  },
  auctionUndecided: {
    inApp: {
      title: 'Please decide: {{title}}',
      text: 'The winner’s purchase fell through. Offer it to the second bidder for {{amount}}, or relist it.',
    },
    subject: 'The winner’s purchase fell through: {{title}}',
    heading: 'Please decide what to do with it',
    text: 'The purchase of “{{title}}” by its winner fell through, and you wanted to decide yourself. You can offer it to the second bidder for {{amount}}, or relist it.',
    button: 'Decide',
  },
} as const satisfies TextsOf<'auctions'>
