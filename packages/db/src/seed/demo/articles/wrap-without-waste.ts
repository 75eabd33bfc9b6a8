import type { DemoArticle } from './types'

export const WRAP_WITHOUT_WASTE: DemoArticle = {
  slug: 'wrap-without-waste',
  texts: {
    en: {
      title: 'Wrap gifts without waste',
      lead: 'A square of cloth is paper, ribbon and second gift in one.',
      tags: ['gifts', 'batik', 'sustainability'],
      body: `After Raya, Deepavali and Chinese New Year the bins are full of shiny paper that cannot be recycled, because the shine is plastic. Cloth does it better, and is used again.

## The basic knot

Take a square, about three times as wide as the box.

1. Lay it as a diamond and put the box in the middle.
2. Fold the corner next to you over the box and under it.
3. Fold the far corner towards you.
4. Tie the left and the right corner on top in a flat knot: right over left, then left over right. It holds, and opens with one pull.

## Bottles

Stand the bottle in the middle, tie two opposite corners above its neck, wind the other two around it and knot them in front. Two bottles lie bottom to bottom, are rolled up together and set upright: it looks difficult and takes half a minute.

## Which cloth

Tudung bawal is the right size and drapes well. Offcuts of batik, old kain pelikat and tea towels are fine; iron them first. Silk slips, so tie it twice. For food take washed cotton.

{item:Batik}

## If it must be paper

Newspaper in Chinese or Jawi looks good with red string. Brown paper takes ink stamps, and both can be recycled. Tear a strip, scrunch it up, and smooth it out: if it stays crumpled, it is paper; if it springs back, it is plastic.

## When you sell

A note saying "the cloth is part of the gift" costs nothing and brings people back. Say in your listing that you can wrap, and what it costs.`,
    },
    cn: {
      title: '不浪费的礼物包装',
      lead: '一块方布，既是纸，也是丝带，还是第二份礼物。',
      tags: ['礼物', '峇迪', '环保'],
      body: `开斋节、屠妖节和农历新年过后，垃圾桶里满是闪亮的包装纸，而它们无法回收，因为发亮的是塑料。用布更好，还能再用。

## 基本包法

取一块方布，边长约为盒子的三倍。

1. 布摆成菱形，盒子放中间。
2. 把靠近您的一角盖过盒子，折到下面。
3. 把远端的一角折向自己。
4. 左右两角在上面打平结：右压左，再左压右。既牢固，一拉又能解开。

## 包瓶子

瓶子立在中间，把相对两角在瓶颈上方打结，另外两角绕一圈在前面打结。两瓶就瓶底相对，一起卷起再立直：看起来很难，其实半分钟。

## 用什么布

方头巾大小正好，垂感也好。峇迪边角料、旧格子纱笼、茶巾都可以，先熨平。丝绸会滑，要打两次结。包食物用洗过的棉布。

{item:Batik}

## 一定要用纸的话

中文或爪夷文报纸配红绳很好看，牛皮纸可以盖印章，两种都能回收。撕一条揉成团再摊开：保持皱的是纸，弹回去的是塑料。

## 如果您是卖家

附一张“包布也是礼物”的小卡片不花什么钱，却能让人再来。在商品说明里写明可以包装，以及费用。`,
    },
    ms: {
      title: 'Balut hadiah tanpa membazir',
      lead: 'Sehelai kain segi empat ialah kertas, reben dan hadiah kedua sekali gus.',
      tags: ['hadiah', 'batik', 'kelestarian'],
      body: `Selepas Raya, Deepavali dan Tahun Baru Cina, tong sampah penuh dengan kertas berkilat yang tidak boleh dikitar semula kerana kilatnya ialah plastik. Kain lebih baik, malah boleh digunakan berkali-kali.

## Ikatan asas

Ambil kain segi empat, kira-kira tiga kali lebar kotak.

1. Hamparkan serong, berbentuk wajik, dan letakkan kotak di tengah.
2. Lipat bucu yang dekat ke atas kotak dan ke bawahnya.
3. Lipat bucu jauh ke arah anda.
4. Ikat bucu kiri dan kanan di atas dengan simpul buku sila: kanan atas kiri, kemudian kiri atas kanan. Ia kukuh, dan terbuka dengan sekali tarik.

## Botol

Tegakkan botol di tengah, ikat dua bucu bertentangan di atas lehernya, lilit dua lagi dan simpul di depan. Dua botol dibaringkan tapak bertemu tapak, digulung bersama dan ditegakkan: nampak susah tetapi hanya setengah minit.

## Kain apa

Tudung bawal saiznya sesuai dan jatuhnya cantik. Perca batik, kain pelikat lama dan tuala pinggan juga boleh; seterika dahulu. Sutera licin, jadi ikat dua kali. Untuk makanan guna kapas yang dibasuh.

{item:Batik}

## Jika perlu kertas

Surat khabar Cina atau Jawi cantik dengan tali merah. Kertas coklat boleh dicap, dan kedua-duanya boleh dikitar semula. Koyak sejalur, renyuk dan ratakan: jika kekal renyuk, itu kertas; jika mengembang semula, itu plastik.

## Jika anda penjual

Kad bertulis "kainnya sebahagian daripada hadiah" tidak menelan belanja dan membuat orang kembali. Nyatakan dalam iklan bahawa anda boleh membalut, dan berapa bayarannya.`,
    },
  },
}
