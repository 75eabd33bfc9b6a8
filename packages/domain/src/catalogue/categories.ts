export interface Category {
  /** Also the English name in the contract. */
  name: string
  slug: string
  emoji: string
}

/** The 23 categories items belong to, in the order of the footer's columns (7, 7, 9). */
export const CATEGORIES = [
  { name: 'Art', slug: 'art', emoji: '🎨' },
  { name: 'Automotive', slug: 'automotive', emoji: '🚗' },
  { name: 'Beauty', slug: 'beauty', emoji: '💄' },
  { name: 'Beverage', slug: 'beverage', emoji: '🧋' },
  { name: 'Books', slug: 'books', emoji: '📚' },
  { name: 'Clothing', slug: 'clothing', emoji: '👕' },
  { name: 'Collectibles', slug: 'collectibles', emoji: '🏺' },
  { name: 'Electronics', slug: 'electronics', emoji: '💻' },
  { name: 'Food', slug: 'food', emoji: '🍜' },
  { name: 'Garden', slug: 'garden', emoji: '🪴' },
  { name: 'Health', slug: 'health', emoji: '🩺' },
  { name: 'Home', slug: 'home', emoji: '🛋️' },
  { name: 'Jewelry', slug: 'jewelry', emoji: '💍' },
  { name: 'Movies', slug: 'movies', emoji: '🎬' },
  { name: 'Music', slug: 'music', emoji: '🎵' },
  { name: 'Office', slug: 'office', emoji: '📎' },
  { name: 'Personal', slug: 'personal', emoji: '🧴' },
  { name: 'Pet', slug: 'pet', emoji: '🐾' },
  { name: 'Phone', slug: 'phone', emoji: '📱' },
  { name: 'Services', slug: 'services', emoji: '🛠️' },
  { name: 'Sports', slug: 'sports', emoji: '🏸' },
  { name: 'Tools', slug: 'tools', emoji: '🔧' },
  { name: 'Toys', slug: 'toys', emoji: '🧸' },
] as const satisfies readonly Category[]

export type CategorySlug = (typeof CATEGORIES)[number]['slug']

/** The 24th tile of the home page: it opens the coupon popup instead of a category. */
export const COUPON_TILE = { name: 'Coupon', slug: 'coupon-center', emoji: '🎟️' } as const satisfies Category

export const isCategory = (slug: string): slug is CategorySlug =>
  CATEGORIES.some((category) => category.slug === slug)
