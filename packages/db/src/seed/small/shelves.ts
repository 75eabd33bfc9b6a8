import type { CategorySlug } from '@pasar/domain'
import type { SmallGood, SmallStoreKey } from './goods'

/** The rest of the shelves: category, store, then titles with prices in ringgit. */
const SHELVES: readonly [
  CategorySlug,
  SmallStoreKey,
  readonly (readonly [title: string, ringgit: number])[],
][] = [
  [
    'food',
    'kampung',
    [
      ['Serunding Daging', 19],
      ['Sambal Hitam Pahang', 15],
      ['Dodol Durian', 12],
      ['Kuih Kapit', 22],
      ['Biskut Tat Nenas', 26],
      ['Ikan Bilis Pulau Pangkor', 18],
      ['Belacan Melaka', 9],
      ['Gula Melaka Asli', 8],
      ['Budu Kelantan', 7],
      ['Keropok Lekor', 14],
      ['Rempeyek Kacang', 10],
      ['Bahulu Cermai', 11],
      ['Kuih Bangkit', 13],
      ['Laksa Paste Penang', 16],
      ['Rendang Paste', 15],
      ['Satay Sauce', 12],
      ['Cencaluk', 9],
      ['Tempoyak', 17],
      ['Kerisik', 6],
      ['Jeruk Mangga', 8],
      ['Asam Boi', 7],
      ['Pineapple Jam', 10],
      ['Kaya Pandan', 9],
      ['Honey Kelulut', 45],
      ['Beras Bario', 24],
      ['Sago Pearls', 6],
    ],
  ],
  [
    'beverage',
    'kampung',
    [
      ['Teh Boh Cameronian', 13],
      ['White Coffee Ipoh', 17],
      ['Milo Tin', 23],
      ['Bandung Rose Syrup', 8],
    ],
  ],
  [
    'clothing',
    'gaya',
    [
      ['Songket Sampin', 89],
      ['Cotton Tudung', 25],
      ['Kain Pelikat', 39],
    ],
  ],
  [
    'electronics',
    'gaya',
    [
      ['Desk Fan', 69],
      ['Rice Cooker', 99],
      ['USB-C Cable', 12],
    ],
  ],
  [
    'books',
    'crafts',
    [
      ['Hikayat Hang Tuah', 42],
      ['Birds of Malaysia', 65],
    ],
  ],
  [
    'home',
    'gaya',
    [
      ['Mengkuang Mat', 55],
      ['Enamel Tiffin Carrier', 48],
    ],
  ],
  [
    'art',
    'crafts',
    [
      ['Wau Bulan Print', 35],
      ['Batik Canting Set', 58],
      ['Watercolour of George Town', 120],
    ],
  ],
  [
    'collectibles',
    'crafts',
    [
      ['Wayang Kulit Puppet', 150],
      ['Merdeka Stamp Sheet', 30],
    ],
  ],
]

/** Plain items, enough of one category (food) for a second page. */
export const SMALL_FILLERS: readonly SmallGood[] = SHELVES.flatMap(([category, store, goods]) =>
  goods.map(
    ([title, ringgit], index): SmallGood => ({
      title,
      slug: title.toLowerCase().replace(/[^a-z]+/g, '-'),
      store,
      category,
      price: ringgit * 100,
      stock: 10 + ((index * 7) % 30),
      weightG: 200 + ((index * 170) % 900),
    }),
  ),
)
