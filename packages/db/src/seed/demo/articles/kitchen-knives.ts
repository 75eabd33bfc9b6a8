import type { DemoArticle } from './types'

export const KITCHEN_KNIVES: DemoArticle = {
  slug: 'kitchen-knives',
  texts: {
    en: {
      title: 'Keep a kitchen knife sharp',
      lead: 'A sharp knife is the safe one. Ten strokes a week keep it so.',
      tags: ['kitchen', 'care'],
      body: `People cut themselves with blunt knives, because blunt knives slip. Keeping one sharp takes a stone, some water and a quiet quarter of an hour each month.

## Every day

Wash the knife by hand and dry it at once. In the dishwasher it is hot and salty, and the blade knocks against the cutlery. Cut on wood or soft plastic; glass and stone boards take the edge off in one meal. Do not scrape the board with the edge, turn the knife over and use its back.

## Every week

Draw the blade over a honing steel, five times on each side, with about twenty degrees between the two. That is a matchbox under the back of the blade. The steel does not sharpen, it sets the edge upright again.

## Every month

1. Lay a stone of grit 1000 in water until no more bubbles rise.
2. Put it on a wet cloth so that it does not move.
3. Push the blade over it as if you wanted to shave off a thin slice, from heel to tip. Twenty strokes, then the other side.
4. Feel across the edge, never along it, for a fine burr. When it is there along the whole edge, change sides.
5. Finish with ten light strokes on each side on grit 3000 or on the bottom of a porcelain cup, where it is not glazed.

## Is it sharp?

Hold a sheet of newspaper and cut it from above. A tomato also tells: the skin gives way without pressure.

## The parang and the cleaver

They are not razors. Grind them at thirty degrees, coarser, and oil carbon steel with a drop of cooking oil before you put it away, for the air near the sea rusts it in a night.`,
    },
    cn: {
      title: '让菜刀一直锋利',
      lead: '锋利的刀才安全，每周磨十下就够。',
      tags: ['厨房', '保养'],
      body: `人往往是被钝刀割伤的，因为钝刀会打滑。要让刀保持锋利，只需一块磨刀石、一点水，每月安静的十五分钟。

## 每天

手洗并立刻擦干。洗碗机又热又咸，里面还有别的刀叉。砧板用木头或软塑料，玻璃和石板一顿饭就能毁掉刀口。不要用刀刃刮砧板，翻过来用刀背。

## 每周

用磨刀棒每面拉五下，角度约二十度，也就是刀背下垫一个火柴盒那么高。磨刀棒不是磨利，而是把刀口扶正。

## 每月

1. 把一千目的磨刀石泡到不再冒泡。
2. 垫一块湿布，免得滑动。
3. 推刀的感觉像要削下薄薄一片，从刀跟到刀尖。二十下，再换另一面。
4. 横着（绝不可顺着）摸刀口，应有细细的毛边。整条都有了就换面。
5. 最后用三千目的石，或瓷杯底未上釉的一圈，每面轻推十下。

## 够利了吗？

拿一张报纸，从上往下切。番茄也能告诉您：不用力，皮就开了。

## 巴冷刀和斩骨刀

它们不是剃刀。磨成三十度，粗一些。碳钢收起之前抹一滴食用油，海边的空气一夜就能让它生锈。`,
    },
    ms: {
      title: 'Pisau dapur yang sentiasa tajam',
      lead: 'Pisau tajam ialah pisau yang selamat. Sepuluh kali asah seminggu sudah cukup.',
      tags: ['dapur', 'penjagaan'],
      body: `Orang terluka dengan pisau tumpul kerana pisau tumpul tergelincir. Untuk mengekalkan ketajaman, perlu batu asah, sedikit air dan lima belas minit sebulan.

## Setiap hari

Basuh dengan tangan dan keringkan segera. Mesin pencuci pinggan terlalu panas, airnya masin, dan pisau berlaga dengan sudu garpu. Potong di atas kayu atau plastik lembut; papan kaca dan batu menumpulkan mata pisau dalam sekali masak. Jangan kikis papan dengan mata pisau, gunakan belakangnya.

## Setiap minggu

Tarik bilah pada besi pengasah lima kali setiap sisi, pada sudut kira-kira dua puluh darjah, iaitu setinggi kotak mancis di bawah belakang bilah. Besi itu tidak mengasah, ia menegakkan semula mata pisau.

## Setiap bulan

1. Rendam batu asah grit 1000 sehingga tiada lagi gelembung.
2. Letakkan di atas kain basah supaya tidak bergerak.
3. Tolak bilah seolah-olah menghiris nipis, dari pangkal ke hujung. Dua puluh kali, kemudian sisi lain.
4. Rasa melintang, jangan sepanjang mata, untuk gerigi halus. Apabila ada di sepanjang mata, tukar sisi.
5. Akhiri dengan sepuluh tolakan ringan pada grit 3000 atau pada tapak cawan porselin yang tidak bersepuh.

## Sudah tajam?

Pegang sehelai surat khabar dan potong dari atas. Boleh juga diuji pada tomato: kulitnya terbelah tanpa ditekan.

## Parang dan pisau cencang

Kedua-duanya bukan pisau cukur. Asah pada tiga puluh darjah, lebih kasar, dan sapu setitik minyak masak pada keluli karbon sebelum disimpan, kerana udara laut mengaratkannya dalam semalam.`,
    },
  },
}
