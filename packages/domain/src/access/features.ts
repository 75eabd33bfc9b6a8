import type { ErrorCode } from '../kernel/errors'

/** What an operator can switch off, in the order of the form. */
export const FEATURES = [
  'registration',
  'sellerApplications',
  'affiliateApplications',
  'auctions',
  'messages',
  'reviews',
  'questions',
  'planner',
  'games',
  'blog',
  'blogSubmissions',
  'newsletter',
] as const
export type Feature = (typeof FEATURES)[number]

export const isFeature = (name: string | undefined): name is Feature =>
  FEATURES.some((feature) => feature === name)

/** What is refused in words of its own: its forms stand on pages that stay open. */
const OFF_CODES: Partial<Record<Feature, ErrorCode>> = { auctions: 'AUCTIONS_OFF', messages: 'MESSAGES_OFF' }

/** With which code something is refused while it is switched off. */
export const offCodeOf = (feature: Feature): ErrorCode => OFF_CODES[feature] ?? 'FEATURE_OFF'
