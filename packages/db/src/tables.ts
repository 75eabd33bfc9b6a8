import type {
  AccessTokensTable,
  EmailChangesTable,
  EmailLinksTable,
  FirstAdminLinkTable,
  LoginChallengesTable,
  MemberLooksTable,
  RecoveryCodesTable,
  RefreshTokensTable,
  SessionsTable,
  TwoFactorTable,
  UsersTable,
} from './accounts/tables'
import type {
  BuyerMonthsTable,
  CohortMonthsTable,
  CountedDaysTable,
  CouponDaysTable,
  EmptySearchesTable,
  MarketDaysTable,
  SalesDaysTable,
  SalesWindowsTable,
} from './analytics/tables'
import type {
  AuctionBiddersTable,
  AuctionOffersTable,
  AuctionPlansTable,
  AuctionsTable,
  BidsTable,
  CardConfirmationsTable,
  UnpaidWinsTable,
} from './auctions/tables'
import type {
  BlogCommentReportsTable,
  BlogCommentsTable,
  BlogPicturesTable,
  BlogPostsTable,
  BlogRemarksTable,
  BlogTagsTable,
  BlogVersionsTable,
} from './blog/tables'
import type { CartCouponsTable, CartLinesTable } from './cart/tables'
import type {
  BannersTable,
  BannerTextsTable,
  CategoryCountsTable,
  ChoiceCellsTable,
  ItemAttributesTable,
  ItemCellsTable,
  ItemImagesTable,
  ItemPricesTable,
  ItemSlugsTable,
  ItemsTable,
  ItemVariantsTable,
  RecentItemsTable,
  SearchWordsTable,
} from './catalogue/tables'
import type { CouponsTable, CouponUsesTable, PastBuyersTable } from './coupons/tables'
import type { ClaimLinesTable, ClaimPicturesTable, OrderClaimsTable } from './disputes/tables'
import type { FileNoticesTable, ItemFilesTable, LineDownloadsTable } from './downloads/tables'
import type { GameDaysTable, GamePlayersTable, GameRewardsTable, GameRoundsTable } from './games/tables'
import type {
  AwayAnswersTable,
  ChatMessagesTable,
  ConversationMembersTable,
  ConversationsTable,
  MessageBlocksTable,
  MessagePicturesTable,
  MessageReportsTable,
  QuickRepliesTable,
  ReplyWaitsTable,
  SellerRepliesTable,
} from './messaging/tables'
import type {
  ItemDoublesTable,
  ItemRemovalsTable,
  ItemsToldApartTable,
  PictureHashesTable,
  PriceOutliersTable,
  ReportsTable,
} from './moderation/tables'
import type { NotificationChoicesTable, NotificationsTable } from './notifications/tables'
import type {
  AppointmentsTable,
  OrderHistoryTable,
  OrderLinesTable,
  OrdersTable,
  ParcelPartLinesTable,
  ParcelPartsTable,
  ParcelsTable,
} from './orders/tables'
import type {
  DemoChargesTable,
  LedgerBalancesTable,
  LedgerEntriesTable,
  LedgerTransactionsTable,
  PaymentEventsTable,
  PaymentsTable,
  RefundsTable,
} from './payments/tables'
import type {
  BankAccountsTable,
  BankLinesTable,
  BankStatementsTable,
  LedgerAdjustmentsTable,
  LedgerDaysTable,
  PayoutRunsTable,
  PayoutsTable,
} from './payouts/tables'
import type {
  CalendarFeedsTable,
  PlanGiftsTable,
  PlanLinesTable,
  PlanNewsTable,
  PlansTable,
} from './planner/tables'
import type {
  AuditHeadTable,
  AuditLogTable,
  JobsTable,
  MailsTable,
  RateLimitsTable,
  SavedViewsTable,
  SettingsTable,
  StaffNotesTable,
  StorageDaysTable,
} from './platform/tables'
import type {
  QuestionsTable,
  ReviewCountsTable,
  ReviewPhotosTable,
  ReviewsTable,
  ReviewVotesTable,
} from './reviews/tables'
import type {
  ApplicationDocumentsTable,
  ApplicationQuestionsTable,
  BulkChangeItemsTable,
  BulkChangeRecordsTable,
  BulkChangesTable,
  FormDraftsTable,
  ImportItemsTable,
  ImportsTable,
  ItemDaysTable,
  ItemFiguresTable,
  ListingUploadsTable,
  ReferralCodesTable,
  SellerApplicationsTable,
  SellerBusinessesTable,
  SellerDaysTable,
  SellerItemsTable,
  SellerParcelsTable,
  ShippingDefaultsTable,
} from './selling/tables'
import type { AddressesTable } from './shipping/tables'
import type {
  HolidayChecksTable,
  HolidayItemsTable,
  StaffInvitationsTable,
  StoreFiguresTable,
  StoreFollowsTable,
  StoreHidingsTable,
  StoreNewsTable,
  StoreStaffTable,
  StoresTable,
} from './stores/tables'
import type {
  AffiliateApplicationsTable,
  InboxEntriesTable,
  InboxMessagesTable,
  InboxRepliesTable,
  JobApplicationsTable,
  JobPostsTable,
  JobPostTextsTable,
  NewsletterAudienceTable,
  NewsletterIssuesTable,
  NewsletterSendsTable,
  NewsletterTable,
  NewsletterTextsTable,
} from './support/tables'
import type { WishlistTable, WishNewsTable } from './wishlist/tables'

export interface Tables {
  users: UsersTable
  audit_log: AuditLogTable
  audit_head: AuditHeadTable
  staff_notes: StaffNotesTable
  saved_views: SavedViewsTable
  bulk_changes: BulkChangesTable
  bulk_change_items: BulkChangeItemsTable
  bulk_change_records: BulkChangeRecordsTable
  storage_days: StorageDaysTable
  sessions: SessionsTable
  member_looks: MemberLooksTable
  email_links: EmailLinksTable
  access_tokens: AccessTokensTable
  refresh_tokens: RefreshTokensTable
  addresses: AddressesTable
  stores: StoresTable
  store_staff: StoreStaffTable
  staff_invitations: StaffInvitationsTable
  items: ItemsTable
  item_slugs: ItemSlugsTable
  item_cells: ItemCellsTable
  category_counts: CategoryCountsTable
  item_variants: ItemVariantsTable
  item_images: ItemImagesTable
  item_attributes: ItemAttributesTable
  choice_cells: ChoiceCellsTable
  reviews: ReviewsTable
  game_days: GameDaysTable
  game_players: GamePlayersTable
  game_rewards: GameRewardsTable
  game_rounds: GameRoundsTable
  wishlist: WishlistTable
  wish_news: WishNewsTable
  plans: PlansTable
  plan_lines: PlanLinesTable
  plan_news: PlanNewsTable
  plan_gifts: PlanGiftsTable
  form_drafts: FormDraftsTable
  listing_uploads: ListingUploadsTable
  item_prices: ItemPricesTable
  search_words: SearchWordsTable
  auctions: AuctionsTable
  bids: BidsTable
  blog_comment_reports: BlogCommentReportsTable
  blog_comments: BlogCommentsTable
  blog_pictures: BlogPicturesTable
  blog_posts: BlogPostsTable
  blog_remarks: BlogRemarksTable
  blog_tags: BlogTagsTable
  blog_versions: BlogVersionsTable
  calendar_feeds: CalendarFeedsTable
  auction_bidders: AuctionBiddersTable
  auction_offers: AuctionOffersTable
  auction_plans: AuctionPlansTable
  unpaid_wins: UnpaidWinsTable
  card_confirmations: CardConfirmationsTable
  cart_lines: CartLinesTable
  coupons: CouponsTable
  cart_coupons: CartCouponsTable
  past_buyers: PastBuyersTable
  file_notices: FileNoticesTable
  item_files: ItemFilesTable
  line_downloads: LineDownloadsTable
  seller_businesses: SellerBusinessesTable
  orders: OrdersTable
  parcels: ParcelsTable
  parcel_parts: ParcelPartsTable
  order_lines: OrderLinesTable
  parcel_part_lines: ParcelPartLinesTable
  coupon_uses: CouponUsesTable
  appointments: AppointmentsTable
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
  ledger_balances: LedgerBalancesTable
  bank_accounts: BankAccountsTable
  payout_runs: PayoutRunsTable
  payouts: PayoutsTable
  price_outliers: PriceOutliersTable
  picture_hashes: PictureHashesTable
  item_doubles: ItemDoublesTable
  items_told_apart: ItemsToldApartTable
  bank_statements: BankStatementsTable
  referral_codes: ReferralCodesTable
  bank_lines: BankLinesTable
  ledger_adjustments: LedgerAdjustmentsTable
  ledger_days: LedgerDaysTable
  banners: BannersTable
  banner_texts: BannerTextsTable
  notifications: NotificationsTable
  newsletter_subscribers: NewsletterTable
  newsletter_issues: NewsletterIssuesTable
  newsletter_texts: NewsletterTextsTable
  newsletter_sends: NewsletterSendsTable
  newsletter_audience: NewsletterAudienceTable
  settings: SettingsTable
  inbox_messages: InboxMessagesTable
  inbox_entries: InboxEntriesTable
  inbox_replies: InboxRepliesTable
  job_posts: JobPostsTable
  job_post_texts: JobPostTextsTable
  job_applications: JobApplicationsTable
  affiliate_applications: AffiliateApplicationsTable
  seller_applications: SellerApplicationsTable
  application_questions: ApplicationQuestionsTable
  application_papers: ApplicationDocumentsTable
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
  conversations: ConversationsTable
  chat_messages: ChatMessagesTable
  conversation_members: ConversationMembersTable
  message_blocks: MessageBlocksTable
  quick_replies: QuickRepliesTable
  away_answers: AwayAnswersTable
  reply_waits: ReplyWaitsTable
  seller_replies: SellerRepliesTable
  message_pictures: MessagePicturesTable
  message_reports: MessageReportsTable
  reports: ReportsTable
  item_removals: ItemRemovalsTable
  recent_items: RecentItemsTable
  store_figures: StoreFiguresTable
  store_follows: StoreFollowsTable
  store_hidings: StoreHidingsTable
  holiday_items: HolidayItemsTable
  holiday_checks: HolidayChecksTable
  store_news: StoreNewsTable
  seller_days: SellerDaysTable
  seller_items: SellerItemsTable
  seller_parcels: SellerParcelsTable
  item_days: ItemDaysTable
  item_figures: ItemFiguresTable
  shipping_defaults: ShippingDefaultsTable
  imports: ImportsTable
  import_items: ImportItemsTable
  market_days: MarketDaysTable
  sales_days: SalesDaysTable
  sales_windows: SalesWindowsTable
  buyer_months: BuyerMonthsTable
  cohort_months: CohortMonthsTable
  coupon_days: CouponDaysTable
  counted_days: CountedDaysTable
  empty_searches: EmptySearchesTable
}
