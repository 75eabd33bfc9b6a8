import {
  bannerLinkSchema,
  formatRm,
  LANGUAGES,
  type Language,
  lowestShippingFee,
  usualDestination,
} from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import type { SeedIds } from './ids'
import type { SeedWriter } from './writer'

interface BannerWords {
  title: string
  description: string
  buttonText: string
}

interface Banner {
  link: string
  words: Record<Language, BannerWords>
}

/** What checkout asks for the lightest parcel. */
const LOWEST_FEE = formatRm(lowestShippingFee(usualDestination('MY')))

/** The four promises of the home page. */
const BANNERS: readonly Banner[] = [
  {
    link: '/shop-now?offer=1' satisfies PagePath,
    words: {
      en: {
        title: 'Straight from the seller, 15% lower',
        description:
          'No middlemen, no import mark-up. Our prices are on average 15% lower than in the shops.',
        buttonText: 'See the offers',
      },
      cn: {
        title: '卖家直销，价格低 15%',
        description: '没有中间商，没有层层加价。我们的价格平均比店里低 15%。',
        buttonText: '查看优惠',
      },
      ms: {
        title: 'Terus daripada penjual, 15% lebih murah',
        description: 'Tanpa orang tengah. Harga kami secara purata 15% lebih rendah daripada di kedai.',
        buttonText: 'Lihat tawaran',
      },
    },
  },
  {
    link: '/shop-now?condition=used' satisfies PagePath,
    words: {
      en: {
        title: 'A second life for good things',
        description: 'Pre-loved finds and goods made to last: kinder to your wallet and to the planet.',
        buttonText: 'Browse pre-loved',
      },
      cn: {
        title: '让好物重获新生',
        description: '精选二手与耐用好物，省钱，也爱护地球。',
        buttonText: '逛逛二手',
      },
      ms: {
        title: 'Nafas baharu untuk barang yang baik',
        description: 'Barang terpakai pilihan dan buatan tahan lama: jimat untuk anda, baik untuk bumi.',
        buttonText: 'Lihat barang terpakai',
      },
    },
  },
  {
    link: '/shop/featured' satisfies PagePath,
    words: {
      en: {
        title: 'Sellers keep 92%',
        description: 'Elsewhere 20% goes in fees. Here 92% of what you pay for an item reaches its seller.',
        buttonText: 'Meet the makers',
      },
      cn: {
        title: '卖家保留 92% 收入',
        description: '其他平台抽成高达 20%。在这里，您付款的 92% 直接归卖家所有。',
        buttonText: '认识卖家',
      },
      ms: {
        title: 'Penjual menyimpan 92%',
        description:
          'Di tempat lain 20% hilang sebagai yuran. Di sini 92% bayaran anda sampai kepada penjual.',
        buttonText: 'Kenali penjual',
      },
    },
  },
  {
    link: '/shop/new' satisfies PagePath,
    words: {
      en: {
        title: 'Shipping made easy',
        description: `From ${LOWEST_FEE} anywhere in Malaysia, tracked to your door, and abroad at clear rates.`,
        buttonText: 'See what is new',
      },
      cn: {
        title: '寄送轻松无忧',
        description: `全马 ${LOWEST_FEE} 起，全程追踪送到家门；海外运费一目了然。`,
        buttonText: '看看新品',
      },
      ms: {
        title: 'Penghantaran yang mudah',
        description: `Dari ${LOWEST_FEE} ke seluruh Malaysia, dijejak hingga ke pintu, dan ke luar negara pada kadar jelas.`,
        buttonText: 'Lihat barang baharu',
      },
    },
  },
]

/** How many pictures the banners need. */
export const BANNER_COUNT = BANNERS.length

/** Writes the home page's banners; a banner without a picture of its own is left out. */
export function writeBanners(
  writer: SeedWriter,
  ids: SeedIds,
  pictures: readonly { key: string; blur: string }[],
  now: number,
): void {
  for (const [position, { link, words }] of BANNERS.entries()) {
    const picture = pictures[position]
    if (picture === undefined) continue
    const id = ids.next('banner', now)
    const safe = bannerLinkSchema.parse(link)
    writer.insert('banners', {
      id,
      position: position + 1,
      image_key: picture.key,
      blur: picture.blur,
      link: safe,
    })
    for (const language of LANGUAGES) {
      const { title, description, buttonText } = words[language]
      writer.insert('banner_texts', { banner_id: id, language, title, description, button_text: buttonText })
    }
  }
}
