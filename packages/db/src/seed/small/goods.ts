import type { CategorySlug, Condition, Dimensions } from '@pasar/domain'

export type SmallStoreKey = 'kampung' | 'gaya' | 'crafts'

export interface SmallGood {
  title: string
  slug: string
  store: SmallStoreKey
  category: CategorySlug
  /** Unit price in sen; with variants the lowest of theirs. */
  price: number
  originalPrice?: number
  stock: number
  condition?: Condition
  isVirtual?: boolean
  isAuction?: boolean
  /** What an auction costs at once, while nobody has bid. */
  buyNow?: number
  /** An auction whose time is up. */
  isEnded?: boolean
  weightG: number
  dimensions?: Dimensions
  /** In sen per piece, where the seller set one; else it follows from the zones. */
  baseShipping?: number
  shipsFrom?: string
  isFeatured?: boolean
  hasNoPicture?: boolean
  variants?: readonly { name: string; price: number; stock: number }[]
}

/** Items with one property each that something depends on. */
export const SMALL_GOODS = {
  kopi: {
    title: 'Kopi O Kampung',
    slug: 'kopi-o-kampung',
    store: 'kampung',
    category: 'beverage',
    price: 1_290,
    stock: 20,
    weightG: 500,
    isFeatured: true,
  },
  lowStock: {
    title: 'Kerepek Ubi Pedas',
    slug: 'kerepek-ubi-pedas',
    store: 'kampung',
    category: 'food',
    price: 890,
    stock: 3,
    weightG: 250,
  },
  lastOne: {
    title: 'Pasu Tembikar Sayong',
    slug: 'pasu-tembikar-sayong',
    store: 'crafts',
    category: 'collectibles',
    price: 15_000,
    stock: 1,
    condition: 'used',
    weightG: 1_800,
  },
  soldOut: {
    title: 'Baju Kurung Pesak',
    slug: 'baju-kurung-pesak',
    store: 'gaya',
    category: 'clothing',
    price: 12_900,
    stock: 0,
    weightG: 600,
  },
  withVariants: {
    title: 'Batik Shirt, Short Sleeves',
    slug: 'batik-shirt-short-sleeves',
    store: 'gaya',
    category: 'clothing',
    price: 8_900,
    stock: 15,
    weightG: 300,
    isFeatured: true,
    variants: [
      { name: 'S', price: 8_900, stock: 5 },
      { name: 'M', price: 8_900, stock: 8 },
      { name: 'L', price: 9_500, stock: 2 },
    ],
  },
  virtual: {
    title: 'Nyonya Recipes (E-book)',
    slug: 'nyonya-recipes-e-book',
    store: 'crafts',
    category: 'books',
    price: 1_990,
    stock: 500,
    weightG: 0,
    isVirtual: true,
  },
  heavy: {
    title: 'Batu Lesung, Granite Mortar',
    slug: 'batu-lesung-granite-mortar',
    store: 'kampung',
    category: 'home',
    price: 8_800,
    stock: 6,
    weightG: 7_400,
    dimensions: { lengthCm: 24, widthCm: 24, heightCm: 20 },
    baseShipping: 1_200,
  },
  /** Charged by its volume: 14.4 kg though it weighs 600 g. */
  bulky: {
    title: 'Bantal Peluk Kekabu',
    slug: 'bantal-peluk-kekabu',
    store: 'gaya',
    category: 'home',
    price: 4_500,
    stock: 9,
    weightG: 600,
    dimensions: { lengthCm: 60, widthCm: 40, heightCm: 30 },
  },
  auction: {
    title: 'Keris Semenanjung',
    slug: 'keris-semenanjung',
    store: 'crafts',
    category: 'collectibles',
    price: 25_000,
    stock: 1,
    condition: 'used',
    weightG: 900,
    isAuction: true,
    buyNow: 60_000,
  },
  endedAuction: {
    title: 'Old Straits Coin',
    slug: 'old-straits-coin',
    store: 'crafts',
    category: 'collectibles',
    price: 6_000,
    stock: 0,
    condition: 'used',
    weightG: 20,
    isAuction: true,
    isEnded: true,
  },
  onOffer: {
    title: 'Wireless Earbuds Lite',
    slug: 'wireless-earbuds-lite',
    store: 'gaya',
    category: 'electronics',
    price: 4_900,
    originalPrice: 7_000,
    stock: 40,
    weightG: 120,
    isFeatured: true,
  },
  chinese: {
    title: '手工莲蓉月饼礼盒',
    slug: 'food-mooncake-box',
    store: 'kampung',
    category: 'food',
    price: 5_880,
    stock: 12,
    weightG: 900,
  },
  fromJapan: {
    title: 'Washi Paper Set',
    slug: 'washi-paper-set',
    store: 'crafts',
    category: 'art',
    price: 3_200,
    stock: 14,
    weightG: 200,
    shipsFrom: 'JP',
  },
  noPicture: {
    title: 'Rotan Basket',
    slug: 'rotan-basket',
    store: 'crafts',
    category: 'home',
    price: 2_600,
    stock: 8,
    weightG: 450,
    hasNoPicture: true,
  },
} as const satisfies Record<string, SmallGood>
