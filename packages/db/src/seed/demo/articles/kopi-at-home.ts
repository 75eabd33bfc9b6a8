import type { DemoArticle } from './types'

export const KOPI_AT_HOME: DemoArticle = {
  slug: 'kopi-at-home',
  texts: {
    en: {
      title: 'Kopitiam coffee at home',
      lead: 'A cloth filter, two pots and beans roasted with sugar: strong, not bitter.',
      tags: ['food', 'coffee'],
      comments: ['Pouring it through three times made the difference.'],
      body: `Kopi is not weak espresso. Its beans are roasted dark with sugar and often margarine, ground coarse, and poured through cloth. At home it takes ten minutes and no machine.

## What you need

- 30 g of kopi powder for two cups
- a cloth filter, the one that is called a sock
- two pots with a spout; metal jugs do
- water just off the boil

{item:kopi}

## The pour

1. Warm both pots and the cups with hot water. Cold cups are the usual mistake.
2. Put the powder into the sock, and the sock into the first pot.
3. Pour 350 ml of water over it in circles. Wait four minutes, stirring once.
4. Lift the sock into the second pot and pour the coffee through again. Then once more. Three times gives the body.
5. Fill the cup two thirds, and top it up with hot water until it is as strong as you like.

## What to call it

*Kopi* is with condensed milk, *kopi-o* with sugar only, *kopi-o kosong* with nothing, *kopi-c* with evaporated milk. *Gau* is stronger, *poh* thinner, *peng* with ice. Put the condensed milk in first: two spoons, then stir from the bottom.

## Keeping powder

It goes stale in three weeks once it is open. Press the air out of the bag, keep it in a tin, away from the stove. Not in the fridge, where it takes on the smell of everything.

## The sock

Wash it with hot water only, never with soap, and hang it up open. A new one should be boiled once with used powder, or the first cups taste of cloth.`,
    },
    cn: {
      title: '在家冲一杯咖啡店的味道',
      lead: '布滤袋、两个壶、加糖炒的豆：浓而不苦。',
      tags: ['食物', '咖啡'],
      comments: ['来回冲三次，味道果然不同。'],
      body: `南洋咖啡不是淡了的浓缩咖啡。豆子加糖、常常还加牛油炒得很深，磨得较粗，再用布袋冲。在家十分钟，不需要机器。

## 需要什么

- 两杯用 30 克咖啡粉
- 布滤袋，俗称咖啡袜
- 两个有嘴的壶，金属壶即可
- 刚离火的热水

{item:kopi}

## 怎么冲

1. 先用热水温壶、温杯。杯子太冷是最常见的毛病。
2. 粉放进滤袋，滤袋放进第一个壶。
3. 绕圈倒入 350 毫升水，等四分钟，中途搅一次。
4. 把滤袋提到第二个壶，咖啡再冲一遍，然后再来一遍。三遍才有厚度。
5. 倒七分满，再加热水调到您喜欢的浓度。

## 怎么叫

Kopi 加炼奶，kopi-o 只加糖，kopi-o kosong 什么都不加，kopi-c 加淡奶。Gau 是浓，poh 是淡，peng 是加冰。炼奶要先放：两勺，从杯底搅上来。

## 保存

开封三周就走味。挤出空气，装进铁罐，离炉子远一点。不要放冰箱，它会吸进所有的味道。

## 滤袋

只用热水洗，不要用皂，撑开晾干。新的先用煮过的咖啡渣煮一次，不然头几杯会有布味。`,
    },
    ms: {
      title: 'Kopi kedai di rumah',
      lead: 'Penapis kain, dua teko dan biji yang disangai dengan gula: pekat, tidak pahit.',
      tags: ['makanan', 'kopi'],
      comments: ['Tuang tiga kali memang berbeza rasanya.'],
      body: `Kopi kita bukan espresso cair. Bijinya disangai gelap dengan gula dan selalunya marjerin, dikisar kasar dan dituang melalui kain. Di rumah, sepuluh minit sudah cukup, tanpa mesin.

## Bahan dan alat

- 30 g serbuk kopi untuk dua cawan
- penapis kain, yang orang panggil stoking kopi
- dua teko bermuncung; jag logam pun boleh
- air yang baru berhenti mendidih

{item:kopi}

## Cara menuang

1. Panaskan teko dan cawan dengan air panas. Cawan sejuk ialah kesilapan biasa.
2. Masukkan serbuk ke dalam penapis, dan penapis ke dalam teko pertama.
3. Tuang 350 ml air secara berpusing. Tunggu empat minit, kacau sekali.
4. Pindahkan penapis ke teko kedua dan tuang kopi sekali lagi. Kemudian sekali lagi. Tiga kali memberi kepekatan.
5. Isi dua pertiga cawan dan tambah air panas mengikut selera.

## Namanya

*Kopi* dengan susu pekat, *kopi-o* dengan gula sahaja, *kopi-o kosong* tanpa apa-apa, *kopi-c* dengan susu cair. *Gau* lebih pekat, *poh* lebih cair, *peng* dengan ais. Masukkan susu pekat dahulu: dua sudu, kemudian kacau dari bawah.

## Menyimpan serbuk

Rasanya hilang dalam tiga minggu selepas dibuka. Keluarkan udara dari beg, simpan di dalam tin, jauh dari dapur api. Jangan simpan di dalam peti sejuk, kerana serbuk kopi menyerap semua bau.

## Penapis

Basuh dengan air panas sahaja, tanpa sabun, dan gantung terbuka. Yang baharu direbus sekali dengan hampas kopi, jika tidak cawan pertama berbau kain.`,
    },
  },
}
