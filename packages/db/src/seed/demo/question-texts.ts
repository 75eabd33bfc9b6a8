import type { Language } from '@pasar/domain'
import type { Topic } from './review-texts'

/** A question of a buyer with the answer of a seller. */
export type Exchange = readonly [question: string, answer: string]

/** By what kind of thing they are about; those on `any` fit all but digital goods. */
export const QUESTION_TEXTS: Record<Language, Record<Topic | 'any', readonly Exchange[]>> = {
  en: {
    any: [
      [
        'Is this ready stock? I need it before the weekend.',
        'Ready stock. Ordered before 2 pm it leaves the same day.',
      ],
      [
        'Can you combine two orders into one parcel?',
        'Sure, put both into one checkout and they travel together.',
      ],
      [
        'How do you pack it for East Malaysia?',
        'Double box and bubble wrap. Sabah and Sarawak take about five days.',
      ],
      [
        'Do you give an invoice for company claims?',
        'Yes, there is one in the parcel and you can print it from your order.',
      ],
      [
        'Is it suitable as a gift? Can you leave out the price?',
        'We never put prices into the box, and we can add a card. Just note it.',
      ],
    ],
    eat: [
      ['How long does it keep after opening?', 'Two weeks in a closed jar, longer in the fridge.'],
      ['Is it halal?', 'Yes, halal certified. The mark is on the back of the packet.'],
      ['Does it contain peanuts?', 'No peanuts, but it is packed in a place where nuts are used.'],
      ['What is the expiry date of the current batch?', 'At least eight months from now.'],
    ],
    wear: [
      [
        'I usually wear M in other shops. Which size here?',
        'Take M. The cut is regular, the chart in the pictures is exact.',
      ],
      ['Does the colour run in the first wash?', 'A little. Wash it once by hand with cold water and salt.'],
      ['Is the cloth thin? Can one see through?', 'It is of medium weight and lined, nothing shows through.'],
    ],
    use: [
      ['Is there a warranty?', 'One year, straight with us. Keep the order number.'],
      ['Does it work with a Malaysian plug?', 'Yes, it comes with the three-pin plug.'],
      ['Are spare parts available?', 'Yes, ask us under this item and we list them for you.'],
      ['How heavy is it without the box?', 'About a fifth less than the weight in the details.'],
    ],
    digital: [
      ['How do I get it after paying?', 'The link is in your order at once, it works five times.'],
      ['Can I print it more than once?', 'For yourself as often as you like. Please do not sell it on.'],
    ],
  },
  ms: {
    any: [
      [
        'Stok ada? Saya nak guna hujung minggu ni.',
        'Ada stok. Pesan sebelum pukul 2 petang, hari sama kami pos.',
      ],
      ['Boleh gabung dua pesanan dalam satu bungkusan?', 'Boleh, bayar sekali gus dan kami hantar bersama.'],
      ['Pos ke Sabah berapa lama?', 'Lebih kurang lima hari, siap dengan balutan berlapis.'],
      [
        'Boleh minta resit untuk tuntutan pejabat?',
        'Boleh, ada dalam bungkusan dan boleh dicetak dari pesanan.',
      ],
    ],
    eat: [
      ['Tahan berapa lama lepas dibuka?', 'Dua minggu dalam balang tertutup, lebih lama dalam peti sejuk.'],
      ['Ada sijil halal?', 'Ada, logo JAKIM di belakang bungkusan.'],
      ['Pedas sangat tak?', 'Sederhana sahaja, budak pun boleh makan.'],
    ],
    wear: [
      ['Saya biasa pakai L, sini ambil saiz apa?', 'Ambil L. Potongan biasa, ikut carta dalam gambar.'],
      ['Kain ni panas tak?', 'Tak panas, kapas campuran dan sejuk dipakai.'],
    ],
    use: [
      ['Ada waranti?', 'Setahun, terus dengan kami. Simpan nombor pesanan.'],
      ['Plag tiga pin ke?', 'Ya, plag Malaysia.'],
      ['Senang nak pasang sendiri?', 'Senang, sepuluh minit siap. Ada panduan bergambar.'],
    ],
    digital: [
      ['Macam mana nak dapat lepas bayar?', 'Pautan terus ada dalam pesanan, boleh muat turun lima kali.'],
    ],
  },
  cn: {
    any: [
      ['有现货吗？周末前要用。', '有现货。下午两点前下单当天寄出。'],
      ['两件可以一起寄吗？', '可以，一起结账就会放在同一个包裹。'],
      ['寄到东马要多久？', '大约五天，会用双层纸箱包好。'],
      ['适合送礼吗？', '适合，包裹里不放价格，还可以附上卡片。'],
    ],
    eat: [
      ['开封后可以放多久？', '密封可放两个星期，冷藏更久。'],
      ['会很甜吗？', '不会，我们做的是少糖口味。'],
      ['素食者可以吃吗？', '可以，全素配方。'],
    ],
    wear: [
      ['平时穿 M，要买什么尺码？', '选 M 就可以，按照图片里的尺码表。'],
      ['会掉色吗？', '第一次请用冷水手洗，之后就不会。'],
    ],
    use: [
      ['有保修吗？', '保修一年，请保留订单号。'],
      ['是三脚插头吗？', '是的，马来西亚规格。'],
    ],
    digital: [['付款后怎么下载？', '订单里马上有链接，可以下载五次。']],
  },
}
