import type { CategorySlug, Language } from '@pasar/domain'

/** What kind of thing a review is about. */
export type Topic = 'eat' | 'wear' | 'use' | 'digital'

const EATEN: readonly CategorySlug[] = ['food', 'beverage', 'health', 'pet']
const WORN: readonly CategorySlug[] = ['clothing', 'jewelry', 'beauty', 'personal']

export function topicOf(category: CategorySlug, isVirtual: boolean): Topic {
  if (isVirtual) return 'digital'
  if (EATEN.includes(category)) return 'eat'
  return WORN.includes(category) ? 'wear' : 'use'
}

interface Texts {
  /** Five stars and four, by topic; the general ones fit anything. */
  praise: Record<Topic | 'general', readonly string[]>
  delivery: readonly string[]
  fair: readonly string[]
  poor: readonly string[]
  /** Sellers' answers to praise and to complaints. */
  thanks: readonly string[]
  sorry: readonly string[]
}

export const REVIEW_TEXTS: Record<Language, Texts> = {
  en: {
    praise: {
      general: [
        'Exactly as described.',
        'Better than I expected for the price.',
        'Very happy with this, will buy again.',
        'Second time ordering, same good quality.',
        'Bought one for my mother and she wants another.',
        'Steady seller, no complaints at all.',
        'Looks even nicer in real life.',
        'Shiok, worth every sen.',
        'Good value. Recommended to my whole office.',
        'Checked three shops before this one. Glad I came here.',
      ],
      eat: [
        'Tastes like the one my grandmother used to make.',
        'Fresh, and the expiry date is still far away.',
        'Finished the packet in two days. Dangerous!',
        'Fragrant the moment I opened it.',
        'Not too sweet, just right with kopi.',
      ],
      wear: [
        'Size is true to the chart.',
        'Nice on the skin, and I have sensitive skin.',
        'Wore it for Raya, got so many compliments.',
        'Light and comfortable, even in our weather.',
      ],
      use: [
        'Solid, does not feel cheap.',
        'Easy to set up, works from the first day.',
        'Have used it every day for two weeks, still like new.',
        'Neat workmanship, you can see the care.',
      ],
      digital: [
        'Link came within a minute of paying.',
        'Clear and well made, learned a lot.',
        'Replied to my question the same day. Very professional.',
      ],
    },
    delivery: [
      'Arrived in two days.',
      'Packed very well, three layers of bubble wrap.',
      'Seller answered fast.',
      'Reached Sabah in five days, not bad.',
      'Courier was careful too.',
      'Came with a handwritten thank-you note.',
    ],
    fair: [
      'Okay for the price, but smaller than I imagined.',
      'Good product, slow courier.',
      'Colour is a little different from the picture.',
      'Does the job. The box was dented.',
      'Not bad, not wow.',
    ],
    poor: [
      'One corner was broken when it arrived.',
      'Took almost two weeks and nobody answered.',
      'Not what I expected from the pictures.',
      'Quality was better last time.',
    ],
    thanks: ['Thank you, see you again!', 'So glad you like it!', 'Thanks for the kind words.'],
    sorry: [
      'Sorry about that. We have sent you a message to make it right.',
      'Thank you for telling us, we have changed the packing since.',
    ],
  },
  ms: {
    praise: {
      general: [
        'Memang terbaik, sama macam dalam gambar.',
        'Berbaloi dengan harga.',
        'Puas hati sangat, nanti repeat lagi.',
        'Kali kedua beli, kualiti tetap sama.',
        'Penjual ramah dan jujur.',
        'Beli untuk mak, dia suka sangat.',
        'Kualiti tip top!',
        'Lebih cantik daripada gambar.',
        'Tak menyesal beli di sini.',
      ],
      eat: [
        'Sedap sangat, anak-anak suka.',
        'Rasa macam air tangan nenek.',
        'Masih segar, tarikh luput pun lama lagi.',
        'Wangi bila buka bungkusan.',
        'Cukup manis, sesuai minum petang.',
      ],
      wear: [
        'Kain sejuk dan selesa dipakai.',
        'Saiz ikut carta, ngam betul.',
        'Pakai masa raya, ramai yang tanya beli mana.',
        'Tak pedih di kulit sensitif saya.',
      ],
      use: [
        'Kukuh, nampak tahan lama.',
        'Senang pasang, terus boleh guna.',
        'Kemas buatannya, halus kerja tangannya.',
        'Dah guna dua minggu, masih elok.',
      ],
      digital: [
        'Pautan sampai terus lepas bayar.',
        'Jelas dan mudah faham.',
        'Servis cepat, siap ikut janji.',
      ],
    },
    delivery: [
      'Sampai dalam dua hari.',
      'Bungkusan kemas, siap balut gelembung.',
      'Penghantaran laju.',
      'Sampai Sarawak pun cepat.',
      'Penjual balas mesej dengan pantas.',
    ],
    fair: [
      'Boleh tahan, cuma kecil sikit daripada jangkaan.',
      'Barang elok, kurier lambat.',
      'Warna lari sikit daripada gambar.',
      'Biasa saja, tapi murah.',
    ],
    poor: [
      'Sampai dalam keadaan sumbing.',
      'Lambat sangat, hampir dua minggu.',
      'Tak sama macam dalam gambar.',
      'Kualiti kali ini kurang.',
    ],
    thanks: ['Terima kasih, jumpa lagi!', 'Alhamdulillah, terima kasih.', 'Terima kasih atas sokongan!'],
    sorry: [
      'Maaf atas kesulitan. Kami sudah hantar mesej untuk selesaikan.',
      'Terima kasih maklumkan, kami sudah baiki cara bungkusan.',
    ],
  },
  cn: {
    praise: {
      general: [
        '和描述一样，很满意。',
        '性价比很高，会再买。',
        '第二次购买了，品质稳定。',
        '买给妈妈的，她很喜欢。',
        '实物比照片还好看。',
        '卖家很有诚意，推荐！',
        '五星好评，没得挑。',
      ],
      eat: ['味道很正宗，有古早味。', '很新鲜，保质期还很长。', '一打开就很香。', '不会太甜，配咖啡刚刚好。'],
      wear: ['尺码很准，穿起来舒服。', '料子很好，不闷热。', '敏感肌也能用，很温和。'],
      use: ['做工扎实，不廉价。', '安装简单，马上能用。', '用了两个星期，一切正常。', '手工很细致。'],
      digital: ['付款后马上收到链接。', '内容清楚易懂，学到很多。', '当天就回复了，很专业。'],
    },
    delivery: ['两天就到了。', '包装很仔细。', '物流很快。', '寄到东马也很快。', '卖家回复很快。'],
    fair: [
      '还可以，比想象中小一点。',
      '东西不错，就是快递慢。',
      '颜色和照片有点差别。',
      '一般般，对得起价钱。',
    ],
    poor: ['收到的时候有破损。', '等了快两个星期。', '和照片不太一样。', '这次的品质没有上次好。'],
    thanks: ['谢谢支持，欢迎再来！', '很高兴您喜欢！', '感谢好评！'],
    sorry: ['非常抱歉，已经私信您处理。', '谢谢反馈，我们已经改进包装。'],
  },
}
