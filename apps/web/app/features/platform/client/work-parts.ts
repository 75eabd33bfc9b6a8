import type { TextKey } from '../../../i18n/translate'
import type { IconName } from '../../../ui/icon'

export type Part = readonly [path: string, text: TextKey]

/** The pages of an area, in the order in which one works through them. */
export const WORK_PARTS = {
  seller: [
    ['/seller-dashboard', 'work.overview'],
    ['/orders/seller', 'work.orders'],
    ['/my-products', 'work.products'],
    ['/add-items', 'work.addItem'],
    ['/stores', 'work.stores'],
    ['/messages', 'work.messages'],
    ['/seller/balance', 'work.balance'],
    ['/seller/settings', 'work.settings'],
    ['/seller-notifications', 'work.notices'],
  ],
  reseller: [
    ['/reseller-dashboard', 'work.overview'],
    ['/reseller/recruited-sellers', 'recruiting.sellers'],
    ['/reseller/commission', 'recruiting.commission'],
    ['/reseller/group-sales', 'recruiting.groupSales'],
    ['/reseller/settings', 'work.settings'],
  ],
  manager: [
    ['/manager-dashboard', 'work.overview'],
    ['/seller-applications', 'work.applications'],
    ['/become-reseller', 'work.affiliates'],
    ['/manager-notifications', 'work.notices'],
  ],
  admin: [
    ['/admin-dashboard', 'work.overview'],
    ['/admin/search', 'staffSearch.title'],
    ['/admin/analytics', 'figures.title'],
    ['/seller-requests', 'work.requests'],
    ['/admin/affiliates', 'work.affiliates'],
    ['/admin/users', 'memberWork.title'],
    ['/all-stores', 'storeWork.title'],
    ['/admin-orders', 'orderWork.title'],
    ['/admin/items', 'itemWork.title'],
    ['/admin/coupons', 'couponWork.title'],
    ['/admin/claims', 'work.claims'],
    ['/admin/payouts', 'work.payouts'],
    ['/admin/books', 'books.title'],
    ['/admin/messages', 'work.messages'],
    ['/admin/reports', 'reportWork.title'],
    ['/admin/inboxes', 'inboxWork.title'],
    ['/admin/operations', 'operations.title'],
    ['/admin/audit', 'auditLog.title'],
    ['/admin/blog', 'blogWork.title'],
    ['/admin/newsletter', 'newsletterWork.title'],
    ['/admin/settings', 'work.settings'],
    ['/admin-notifications', 'work.notices'],
  ],
} as const satisfies Record<string, readonly Part[]>

/** For staff of sellers, instead of pages they may not open. */
export const STAFF_PART: Part = ['/staff-membership', 'work.membership']

/** The icon of each page; people for one that has none. */
export const ICONS: Record<string, IconName> = {
  '/seller-dashboard': 'chart',
  '/orders/seller': 'truck',
  '/my-products': 'box',
  '/add-items': 'plus',
  '/stores': 'store',
  '/seller/balance': 'coins',
  '/seller/settings': 'settings',
  '/admin-dashboard': 'chart',
  '/admin/search': 'search',
  '/manager-dashboard': 'chart',
  '/reseller-dashboard': 'chart',
  '/reseller/commission': 'coins',
  '/reseller/group-sales': 'store',
  '/reseller/settings': 'settings',
  '/admin/analytics': 'chart',
  '/admin/users': 'users',
  '/admin-orders': 'truck',
  '/all-stores': 'store',
  '/admin/items': 'box',
  '/admin/coupons': 'ticket',
  '/admin/claims': 'shield',
  '/admin/payouts': 'coins',
  '/admin/operations': 'settings',
  '/admin/audit': 'shield',
  '/admin/books': 'chart',
  '/admin/settings': 'settings',
  '/messages': 'chat',
  '/admin/messages': 'chat',
  '/admin/reports': 'flag',
  '/admin/inboxes': 'mail',
  '/admin/blog': 'pencil',
  '/admin/newsletter': 'mail',
  '/seller-notifications': 'bell',
  '/admin-notifications': 'bell',
  '/manager-notifications': 'bell',
}

export const TITLES = {
  seller: 'work.sellerTitle',
  reseller: 'recruiting.title',
  manager: 'work.staffTitle',
  admin: 'work.staffTitle',
} as const satisfies Record<keyof typeof WORK_PARTS, TextKey>
