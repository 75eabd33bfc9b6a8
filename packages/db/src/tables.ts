import type { AccountsTables } from './accounts/tables'
import type { AnalyticsTables } from './analytics/tables'
import type { AuctionsTables } from './auctions/tables'
import type { BlogTables } from './blog/tables'
import type { CartTables } from './cart/tables'
import type { CatalogueTables } from './catalogue/tables'
import type { CouponsTables } from './coupons/tables'
import type { DisputesTables } from './disputes/tables'
import type { DownloadsTables } from './downloads/tables'
import type { GamesTables } from './games/tables'
import type { MessagingTables } from './messaging/tables'
import type { ModerationTables } from './moderation/tables'
import type { NotificationsTables } from './notifications/tables'
import type { OrdersTables } from './orders/tables'
import type { PaymentsTables } from './payments/tables'
import type { PayoutsTables } from './payouts/tables'
import type { PlannerTables } from './planner/tables'
import type { PlatformTables } from './platform/tables'
import type { ReviewsTables } from './reviews/tables'
import type { SellingTables } from './selling/tables'
import type { ShippingTables } from './shipping/tables'
import type { StoresTables } from './stores/tables'
import type { SupportTables } from './support/tables'
import type { WishlistTables } from './wishlist/tables'

/** Two capabilities with tables of one name but other columns do not compile. */
export interface Tables
  extends AccountsTables,
    AnalyticsTables,
    AuctionsTables,
    BlogTables,
    CartTables,
    CatalogueTables,
    CouponsTables,
    DisputesTables,
    DownloadsTables,
    GamesTables,
    MessagingTables,
    ModerationTables,
    NotificationsTables,
    OrdersTables,
    PaymentsTables,
    PayoutsTables,
    PlannerTables,
    PlatformTables,
    ReviewsTables,
    SellingTables,
    ShippingTables,
    StoresTables,
    SupportTables,
    WishlistTables {}
