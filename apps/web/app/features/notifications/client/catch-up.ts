const ORDERS = /order|^\/buyer-dashboard/
/** Pages that show the reader's status in auctions. */
const AUCTIONS = /^\/(?:user-items|buyer-dashboard)/
const CHAT = /^\/chat\//
const CONVERSATIONS = /^\/messages$/

export const isAboutOrders = (path: string): boolean => ORDERS.test(path)
export const isAboutAuctions = (path: string): boolean => AUCTIONS.test(path)

/**
 * Whether a page is read again once the connection listens: events that came before are not sent again. A tab that nobody
 * looked at comes back with a new connection. A chat is read with the first one, too: until then nobody listened.
 */
export const mustCatchUp = (path: string, isFirst: boolean): boolean =>
  CHAT.test(path) || (!isFirst && [ORDERS, AUCTIONS, CONVERSATIONS].some((pages) => pages.test(path)))
