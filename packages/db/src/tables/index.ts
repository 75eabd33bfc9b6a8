import type { AuctionBiddersTable, AuctionOffersTable, AuctionsTable, BidsTable } from './auctions'
import type { AuditLogTable } from './audit'
import type { CartCouponsTable, CartLinesTable, CouponsTable, PastBuyersTable } from './cart'
import type {
  CategoryCountsTable,
  ItemCellsTable,
  ItemImagesTable,
  ItemSlugsTable,
  ItemsTable,
  ItemVariantsTable,
  ReviewsTable,
  SearchWordsTable,
  StoresTable,
  WishlistTable,
} from './catalogue'
import type { ClaimLinesTable, ClaimPicturesTable, OrderClaimsTable } from './claims'
import type { ItemFilesTable, LineDownloadsTable, SellerBusinessesTable } from './goods'
import type { FirstAdminLinkTable, RateLimitsTable } from './guards'
import type {
  AffiliateApplicationsTable,
  InboxMessagesTable,
  JobApplicationsTable,
  JobPostsTable,
  JobPostTextsTable,
  SellerApplicationsTable,
} from './inbox'
import type { JobsTable, MailsTable } from './mail'
import type { CouponUsesTable, OrderHistoryTable, OrderLinesTable, OrdersTable, ParcelsTable } from './orders'
import type {
  DemoChargesTable,
  LedgerEntriesTable,
  LedgerTransactionsTable,
  PaymentEventsTable,
  PaymentsTable,
  RefundsTable,
} from './payments'
import type {
  AccessTokensTable,
  AddressesTable,
  EmailLinksTable,
  RefreshTokensTable,
  SessionsTable,
  UsersTable,
} from './people'
import type {
  EmailChangesTable,
  LoginChallengesTable,
  NotificationChoicesTable,
  RecoveryCodesTable,
  TwoFactorTable,
} from './profile'
import type {
  QuestionsTable,
  RecentItemsTable,
  ReportsTable,
  ReviewCountsTable,
  ReviewPhotosTable,
  ReviewVotesTable,
  StoreFiguresTable,
} from './reviews'
import type {
  BannersTable,
  BannerTextsTable,
  NewsletterTable,
  NotificationsTable,
  SettingsTable,
} from './site'

export interface Tables {
  users: UsersTable
  audit_log: AuditLogTable
  sessions: SessionsTable
  email_links: EmailLinksTable
  access_tokens: AccessTokensTable
  refresh_tokens: RefreshTokensTable
  addresses: AddressesTable
  stores: StoresTable
  items: ItemsTable
  item_slugs: ItemSlugsTable
  item_cells: ItemCellsTable
  category_counts: CategoryCountsTable
  item_variants: ItemVariantsTable
  item_images: ItemImagesTable
  reviews: ReviewsTable
  wishlist: WishlistTable
  search_words: SearchWordsTable
  auctions: AuctionsTable
  bids: BidsTable
  auction_bidders: AuctionBiddersTable
  auction_offers: AuctionOffersTable
  cart_lines: CartLinesTable
  coupons: CouponsTable
  cart_coupons: CartCouponsTable
  past_buyers: PastBuyersTable
  item_files: ItemFilesTable
  line_downloads: LineDownloadsTable
  seller_businesses: SellerBusinessesTable
  orders: OrdersTable
  parcels: ParcelsTable
  order_lines: OrderLinesTable
  coupon_uses: CouponUsesTable
  order_history: OrderHistoryTable
  order_claims: OrderClaimsTable
  claim_lines: ClaimLinesTable
  claim_pictures: ClaimPicturesTable
  payments: PaymentsTable
  payment_events: PaymentEventsTable
  refunds: RefundsTable
  demo_charges: DemoChargesTable
  ledger_transactions: LedgerTransactionsTable
  ledger_entries: LedgerEntriesTable
  banners: BannersTable
  banner_texts: BannerTextsTable
  notifications: NotificationsTable
  newsletter_subscribers: NewsletterTable
  settings: SettingsTable
  inbox_messages: InboxMessagesTable
  job_posts: JobPostsTable
  job_post_texts: JobPostTextsTable
  job_applications: JobApplicationsTable
  affiliate_applications: AffiliateApplicationsTable
  seller_applications: SellerApplicationsTable
  mails: MailsTable
  jobs: JobsTable
  rate_limits: RateLimitsTable
  first_admin_link: FirstAdminLinkTable
  email_changes: EmailChangesTable
  two_factor: TwoFactorTable
  recovery_codes: RecoveryCodesTable
  login_challenges: LoginChallengesTable
  notification_choices: NotificationChoicesTable
  review_counts: ReviewCountsTable
  review_photos: ReviewPhotosTable
  review_votes: ReviewVotesTable
  questions: QuestionsTable
  reports: ReportsTable
  recent_items: RecentItemsTable
  store_figures: StoreFiguresTable
}
