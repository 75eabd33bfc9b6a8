import type { WorkArea, WorkPart } from './work-area'

// In a file of its own: buyers read messages in the same frame, and load nothing of the pages of staff.
export const SELLER_AREA: WorkArea = {
  title: 'work.sellerTitle',
  parts: [
    ['/seller-dashboard', 'work.overview', 'chart', ({ questions }) => questions],
    ['/orders/seller', 'work.orders', 'truck', ({ toShip = 0, claims = 0 }) => toShip + claims],
    ['/my-products', 'work.products', 'box', ({ lowStock }) => lowStock],
    ['/add-items', 'work.addItem', 'plus'],
    ['/stores', 'work.stores', 'store'],
    ['/messages', 'work.messages', 'chat', ({ unreadChats }) => unreadChats],
    ['/seller/balance', 'work.balance', 'coins'],
    ['/seller/settings', 'work.settings', 'settings'],
    ['/seller-notifications', 'work.notices', 'bell', ({ unread }) => unread],
  ],
}

/** For staff of sellers, instead of pages they may not open. */
export const STAFF_PART: WorkPart = ['/staff-membership', 'work.membership', 'users']
