import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../i18n/language.server'

/** What the shop has promised to say, to the letter; `{}` stands for a value. */
const PROMISED = [
  // Bars, popups and pages.
  'Dashboard',
  'Shop',
  'Categories',
  'Become Seller',
  'Logout',
  'Sign In',
  'Sign Up',
  'Checkout',
  'Continue Shopping',
  'Clear Cart',
  'Actual shipping is calculated at checkout.',
  'You have no new notifications',
  'Trending',
  'Featured',
  'New Arrivals',
  'View All',
  'Shop by Category',
  'Loading...',
  'Error Loading Content',
  'Reload Page',
  'Welcome Gift',
  'Welcome new members!',
  'Enjoy FREE shipping on your first purchase!',
  'Enter the code at checkout',
  'Close',
  "Authors' World",
  "Admin's World",
  'Digital Delivery',
  'Unknown Item',
  '404 Page Not Found',
  // The cart.
  'Item Not Found',
  'This item is no longer in your cart.',
  'Update Failed',
  'Could not update quantity for {}.',
  'Cleared',
  'Your cart has been cleared.',
  'Out of Stock',
  'You have reached the maximum available quantity for this item.',
  'Only {} left',
  'Please log in to continue.',
  'Request timed out, please check your network connection.',
  'Insufficient stock.',
  'Server error ({})',
  'Network connection error.',
  'Operation failed, please try again later.',
  'Server returned invalid cart data format.',
  'Updated item information not found.',
  'Failed to add to cart, invalid data returned.',
  'Stock synchronization failed, please try again later.',
  // Who is signed in.
  'Logged Out!',
  'Session Expired',
  'Please log in again.',
  'Error!',
  'Failed to logout from server. You have been logged out locally.',
  'Please log in to Add the item to the wishlist',
  'Please login to view category details',
  // The newsletter, what is loaded, coupons, wishes.
  'Subscription failed. Please try again later.',
  'Thanks for subscribing! Check your inbox.',
  'Failed to load data: {}',
  'Unable to load coupons.',
  'Unable to load coupon information.',
  'Unable to update your coupon status. Please refresh the page.',
  'Operation failed.',
  'Item details not found to add to wishlist.',
] as const

const sentenceOf = (text: string): string => text.replace(/\{\{\w+\}\}/g, '{}')

const textsOf = (language: keyof typeof MESSAGES): Map<string, string> =>
  new Map(
    Object.entries(MESSAGES[language]).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([name, text]): [string, string] => [`${namespace}.${name}`, text]),
    ),
  )
const english = textsOf('en')

describe('what the shop has promised to say', () => {
  it.each(PROMISED)('%s', (text) => {
    const keys = [...english].flatMap(([key, words]) => (sentenceOf(words) === text ? [key] : []))
    expect(keys).not.toEqual([])
    for (const language of ['cn', 'ms'] as const) {
      const words = keys.map((key) => textsOf(language).get(key))
      // A name of the trade may be the same in Malay; a sentence is not.
      if (text.includes(' ')) expect(words).not.toContain(text)
      expect(words.every(Boolean)).toBe(true)
    }
  })
})
