export type {
  AppointmentView,
  AuditView,
  BannerView,
  CommentView,
  FollowedAuction,
  HistoryView,
  ItemCard,
  ItemDetail,
  MessageView,
  NotificationView,
  OrderSummary,
  OwnStore,
  ParcelView,
  Picture,
  PostCard,
  PostRemark,
  PostRow,
  PostVersion,
  QuestionView,
  ReviewPhoto,
  ReviewView,
  SavedAddress,
  StaffComment,
  StaffNoteView,
  StoreFigures,
  StoreForm,
  StorePicture,
  StoreView,
  SubjectCard,
  VariantOffer,
  WishlistEntry,
} from '@pasar/db'
export * from './access'
export * from './accounts'
export * from './analytics'
export * from './auctions'
export * from './blog'
export * from './cart'
export * from './catalogue'
export * from './checkout'
export * from './coupons'
export * from './disputes'
export * from './downloads'
export * from './games'
export * from './messaging'
export * from './moderation'
export * from './notifications'
export * from './orders'
export * from './payments'
export * from './payouts'
export * from './planner'
export * from './platform'
export * from './reviews'
export * from './selling'
export * from './stores'
export * from './support'
export { type AppRouter, appRouter, CACHED_CALLS } from './trpc'
export * from './wishlist'
