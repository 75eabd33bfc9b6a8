/** Someone who buys; what it is, only the driver knows. */
export type Shopper = string

/** What a shop says to one request. */
export interface Outcome {
  /** Refused is what a shop says on purpose; broken is an error, a lost connection, or an answer nobody understands. */
  kind: 'accepted' | 'refused' | 'broken'
  /** Of the order or bid that was accepted; the same request may be answered with the same one again. */
  id: string | null
  /** What was answered, for people. */
  detail: string
}

export interface Purchase {
  quantity?: number
  couponCode?: string
  /** The same key stands for the same order, however often it is sent. */
  key?: string
}

/** What is left once a race is over. It is read from the shop's own books, not from its answers. */
export interface Stand {
  orders: number
  stock: number
}

export interface AuctionStand {
  leader: Shopper | null
  /** Bids that were accepted, the earliest first. */
  bids: readonly { bidder: Shopper; amount: number }[]
}

/**
 * A shop as the races see it. They know nothing else of it: write one of these, and the races run against any shop.
 * Each method that prepares something makes a new one, so that races do not disturb one another.
 */
export interface Driver {
  name: string
  makeShoppers(count: number): Promise<Shopper[]>
  /** @returns what names a product of which there are so many pieces */
  makeProduct(stock: number): Promise<string>
  makeCoupon(limits: { uses: number; usesPerShopper: number }): Promise<string>
  makeAuction(): Promise<string>
  place(shopper: Shopper, product: string, purchase?: Purchase): Promise<Outcome>
  bid(shopper: Shopper, auction: string, amount: number): Promise<Outcome>
  /** Pays an order, so that its money can be given back. @returns what was paid, in cents */
  pay(shopper: Shopper, orderId: string): Promise<number>
  /** Asks for all the money of a paid order. */
  refund(shopper: Shopper, orderId: string): Promise<Outcome>
  standOf(product: string): Promise<Stand>
  /** How often a coupon was used, by each who used it. */
  usesOf(couponCode: string): Promise<ReadonlyMap<Shopper, number>>
  auctionStand(auction: string): Promise<AuctionStand>
  /** In cents. */
  refundedOf(orderId: string): Promise<number>
  /** What is wrong in the books as a whole; nothing, whatever has happened. */
  checkBooks(): Promise<string[]>
  close(): Promise<void>
}

/** The market that is raced: one that runs already, or one of its own. */
export interface DriverOptions {
  url?: string
  dataDir?: string
}
