import { SELLER_AREA } from './seller-area'
import type { WorkArea } from './work-area'

export const WORK_AREAS = {
  seller: SELLER_AREA,
  reseller: {
    title: 'recruiting.title',
    parts: [
      ['/reseller-dashboard', 'work.overview', 'chart'],
      ['/reseller/recruited-sellers', 'recruiting.sellers', 'users'],
      ['/reseller/commission', 'recruiting.commission', 'coins'],
      ['/reseller/group-sales', 'recruiting.groupSales', 'store'],
      ['/reseller/settings', 'work.settings', 'settings'],
    ],
  },
  manager: {
    title: 'work.staffTitle',
    parts: [
      ['/manager-dashboard', 'work.overview', 'chart'],
      ['/seller-applications', 'work.applications', 'users', ({ applications }) => applications],
      ['/become-reseller', 'work.affiliates', 'users', ({ affiliates }) => affiliates],
      ['/manager-notifications', 'work.notices', 'bell', ({ unread }) => unread],
    ],
  },
  admin: {
    title: 'work.staffTitle',
    parts: [
      ['/admin-dashboard', 'work.overview', 'chart'],
      ['/admin/search', 'staffSearch.title', 'search'],
      ['/admin/analytics', 'figures.title', 'chart'],
      ['/seller-requests', 'work.requests', 'users', ({ applications }) => applications],
      ['/admin/affiliates', 'work.affiliates', 'users', ({ affiliates }) => affiliates],
      ['/admin/users', 'memberWork.title', 'users'],
      ['/all-stores', 'storeWork.title', 'store'],
      ['/admin-orders', 'orderWork.title', 'truck', ({ held }) => held],
      ['/admin/items', 'itemWork.title', 'box', ({ appeals = 0, duplicates = 0 }) => appeals + duplicates],
      ['/admin/coupons', 'couponWork.title', 'ticket'],
      ['/admin/claims', 'work.claims', 'shield', ({ claims }) => claims],
      ['/admin/payouts', 'work.payouts', 'coins', ({ payouts }) => payouts],
      ['/admin/books', 'books.title', 'chart'],
      ['/admin/messages', 'work.messages', 'chat', ({ messages }) => messages],
      ['/admin/reports', 'reportWork.title', 'flag', ({ reports }) => reports],
      ['/admin/inboxes', 'inboxWork.title', 'mail', ({ inbox }) => inbox],
      ['/admin/operations', 'operations.title', 'settings'],
      ['/admin/audit', 'auditLog.title', 'shield'],
      [
        '/admin/blog',
        'blogWork.title',
        'pencil',
        ({ posts = 0, heldComments = 0, reportedComments = 0 }) => posts + heldComments + reportedComments,
      ],
      ['/admin/newsletter', 'newsletterWork.title', 'mail'],
      ['/admin/settings', 'work.settings', 'settings'],
      ['/admin-notifications', 'work.notices', 'bell', ({ unread }) => unread],
    ],
  },
} as const satisfies Record<string, WorkArea>
