import type { DemoArticle } from './types'

export const CHOOSE_A_DURIAN: DemoArticle = {
  slug: 'choose-a-durian',
  texts: {
    en: {
      title: 'How to choose a durian',
      lead: 'Listen, smell, shake, and look at the stem before you pay.',
      tags: ['food', 'durian', 'buying'],
      comments: ['The stem test has never let me down.', 'Finally somebody says it about frozen packs.'],
      body: `A durian tells you almost everything before it is opened, if you ask in the right order.

## Look at the stem

A fresh stem is pale green, moist and bends a little. A brown, shrunken stem means that the fruit fell more than two days ago. If the stem has been cut off or wrapped in paper, ask why.

## Smell the seams

Hold the lower end to your nose, where the seams meet. Ripe fruit smells strongly and sweetly. No smell is unripe, sour is over.

## Shake it

Hold it with a cloth beside your ear. A dull knock means that the flesh has come away from the husk: ripe. Nothing moves in an unripe one, and in a watery one it sloshes.

## Know the kind

- **Musang King (D197)**: star-shaped base, broad thorns, deep yellow, sweet with a bitter end.
- **D24**: a brown ring around the stem, creamier and milder.
- **Black Thorn (D200)**: round, small dark tips on the thorns, almost orange.
- **Kampung**: no two are alike, and the cheapest way to learn.

## Buying online

Look for the day of harvest and the net weight of the flesh, not of the fruit: a durian gives about a third of its weight. Vacuum packs travel well when they leave on the day they are packed. Frozen flesh keeps for half a year and should thaw in the fridge overnight, never in the microwave.

## When it is bad

Take a photo of the open fruit before you throw anything away, and report it on the same day. Pale, hard or sour flesh is a reason for a claim; "not as bitter as hoped" is durian.`,
    },
    cn: {
      title: '榴莲怎么挑',
      lead: '付钱之前，看果柄、闻、摇、听。',
      tags: ['食物', '榴莲', '选购'],
      comments: ['看果柄这一招从没让我失望过。'],
      body: `只要按对的顺序看，榴莲还没开，好坏几乎都已经写在外面了。

## 看果柄

新鲜的果柄呈浅绿色，湿润，略有弹性。发褐干缩，说明落果已超过两天。果柄被切掉或用纸包住，就要问一问原因。

## 闻接缝

把果底各瓣交接的地方靠近鼻子。熟果香味浓而甜，没有味道是未熟，发酸是过熟。

## 摇一摇

垫着布拿到耳边摇。有沉闷的碰撞声，表示果肉已与壳分离，熟了。没有动静是生的，有水声的是水包。

## 认品种

- **猫山王（D197）**：底部有星形，刺宽，果肉深黄，甜中带苦。
- **D24**：果柄周围有一圈褐色，更绵更温和。
- **黑刺（D200）**：果形圆，刺尖细小发黑，果肉近橙色。
- **甘榜榴莲**：没有两颗一样，也是最便宜的学费。

## 网上购买

看采收日期，以及果肉（不是整果）的净重：一颗榴莲大约只有三分之一是果肉。当天真空包装、当天寄出的最稳妥。冷冻果肉可保存半年，要放冰箱冷藏室过夜解冻，千万别用微波炉。

## 遇到坏的

扔掉之前先拍下打开的样子，并在当天反映。果肉发白、僵硬、发酸可以申请售后；“没有想象中苦”，那是榴莲的个性。`,
    },
    ms: {
      title: 'Cara memilih durian',
      lead: 'Dengar, hidu, goncang dan lihat tangkainya sebelum membayar.',
      tags: ['makanan', 'durian', 'membeli'],
      comments: ['Ujian tangkai tidak pernah silap bagi saya.'],
      body: `Durian sudah memberitahu hampir segalanya sebelum dibuka, asalkan anda memeriksanya mengikut urutan yang betul.

## Lihat tangkai

Tangkai segar berwarna hijau muda, lembap dan sedikit lentur. Tangkai perang yang kecut bermakna buah gugur lebih dua hari lalu. Jika tangkai dipotong atau dibalut, tanya sebabnya.

## Hidu pangsa

Dekatkan hujung bawah, tempat pangsa bertemu, ke hidung. Buah masak berbau kuat dan manis. Tiada bau bermakna belum masak, masam bermakna terlebih masak.

## Goncang

Alas dengan kain dan goncang di tepi telinga. Bunyi tumpul bermakna isi telah renggang daripada kulit: masak. Tiada gerakan bermakna muda, dan bunyi air bermakna isinya lembik.

## Kenali jenisnya

- **Musang King (D197)**: tapak berbentuk bintang, duri lebar, isi kuning pekat, manis dengan pahit di hujung.
- **D24**: gelang perang di keliling tangkai, lebih lemak dan lembut.
- **Duri Hitam (D200)**: bulat, hujung duri kecil dan gelap, isi hampir jingga.
- **Kampung**: tiada dua biji yang serupa, dan inilah cara paling murah untuk belajar.

## Membeli dalam talian

Cari tarikh gugur dan berat bersih isi, bukan berat buah: isi hanya kira-kira satu pertiga. Pek vakum tahan jika dihantar pada hari dibungkus. Isi beku tahan setengah tahun dan perlu dinyahbeku semalaman dalam peti sejuk, bukan ketuhar gelombang mikro.

## Jika tidak elok

Ambil gambar buah yang terbuka sebelum membuang apa-apa, dan laporkan pada hari yang sama. Isi yang pucat, keras atau masam boleh dituntut; kalau sekadar "kurang pahit daripada yang diharapkan", memang begitulah durian.`,
    },
  },
}
