export {
  indexItem,
  MAX_MATCHES,
  matchItems,
  matchUnranked,
  mendQuery,
  type SearchText,
  toMatch,
} from '../sqlite/search'
export * from './addresses'
export * from './audit'
export * from './browse'
export * from './cart'
export * from './claims'
export * from './coupon-uses'
export * from './coupons'
export * from './cursor'
export * from './demo-charges'
export * from './email-changes'
export * from './email-links'
export * from './erase'
export * from './export'
export * from './facets'
export * from './few'
export * from './inbox'
export * from './item-cards'
export * from './items'
export * from './jobs'
export * from './ledger'
export * from './limits'
export * from './mails'
export * from './notifications'
export * from './order-writes'
export * from './orders'
export * from './past-buyers'
export * from './payments'
export * from './people'
export * from './profile'
export * from './sessions'
export * from './site'
export * from './staff'
export * from './tokens'
export * from './two-factor'
export * from './wishlist'
