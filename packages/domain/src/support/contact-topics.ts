/** What people write to the market about, in the order of the contact page's list. */
export const CONTACT_TOPICS = [
  'order',
  'payment',
  'return',
  'selling',
  'account',
  'privacy',
  'press',
  'other',
] as const

/** How someone who wants to bring sellers reaches them. */
export const AFFILIATE_CHANNELS = ['social', 'community', 'website', 'personal', 'other'] as const
export type AffiliateChannel = (typeof AFFILIATE_CHANNELS)[number]
