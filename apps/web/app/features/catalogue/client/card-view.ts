/** What a tile shows of an item, and no more: this is what travels to the browser. */
export interface CardView {
  id: string
  slug: string
  title: string
  price: number
  /** Only with a true reduction of a fixed price. */
  originalPrice?: number
  percent?: number
  stock: number
  /** Only of auctions: minutes to the end at the time the page was made; 0 once it is over. */
  minutesLeft?: number
  /** Average × 100; 0 without reviews. */
  rating: number
  reviews: number
  /** Key of its picture. */
  picture?: string
  /** Keys of its further pictures, which a tile turns to; written as one text. */
  more?: string
  /** A tiny preview as a data URI. */
  blur?: string
  storeName: string
}
