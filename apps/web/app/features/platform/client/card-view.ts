import type { TileValues } from '@pasar/domain/catalogue/item-fields'

/** What a tile shows of an item, and no more: this is what travels to the browser. */
export type CardView = TileValues & {
  /** Only with a true reduction of a fixed price. */
  originalPrice?: number
  percent?: number
  /** Only of auctions: minutes to the end at the time the page was made; 0 once it is over. */
  minutesLeft?: number
  /** Only of auctions: how many bids there are. */
  bids?: number
  /** Key of its picture. */
  picture?: string
  /** Keys of its further pictures, which a tile turns to; written as one text. */
  more?: string
  /** A tiny preview as a data URI. */
  blur?: string
  storeName: string
}

/** What of the tile of an auction changes while one looks at it. */
export type LiveCard = Required<Pick<CardView, 'price' | 'minutesLeft' | 'bids'>>
