import type { TextsOf } from '../texts-of'

export const wishlist = {
  wishCheaper: {
    inApp: { title: 'Now {{amount}}: {{title}}', text: 'Something on your wishlist costs less.' },
  },
  wishBack: {
    inApp: { title: 'Back in stock: {{title}}', text: 'Something on your wishlist can be bought again.' },
  },
} as const satisfies TextsOf<'wishlist'>
