import type { DemoArticle } from './types'

export const KEEP_DAMP_OUT: DemoArticle = {
  slug: 'keep-damp-out',
  texts: {
    en: {
      title: 'Keep damp out of cameras, bags and books',
      lead: 'At eighty per cent humidity things grow. A dry box costs less than a lens.',
      tags: ['care', 'electronics', 'books'],
      body: `The air in most Malaysian homes holds between seventy and ninety per cent of the water it can. Fungus on glass and leather begins at about sixty-five. Everything that follows is about that number.

## Measure first

A small hygrometer costs less than a nasi kandar. Put it where you keep your camera, leave it for a day, and look. What counts is the inside of the cupboard, not the room.

## Cameras and lenses

Keep them at forty to fifty per cent, no drier: very dry air is bad for the grease in the lens. A plastic box with a rubber seal and 500 grams of silica gel does for three lenses. Dry the gel in the oven at 120 degrees for two hours when it changes colour. And use the things: light and air are enemies of fungus.

## Bags and shoes

Wipe leather with a dry cloth after rain, fill it with paper, and let it stand in moving air for a night. Never in the sun. Store it in cotton, not in plastic. If there is white fur already, take it outside before you brush it, then wipe with equal parts of vinegar and water.

## Books

Leave a finger of space behind the row and one above it. Shelves on outer walls are the dampest. A book that has been wet goes into the freezer in a bag the same day; it can be dried page by page later.

## Electronics

Remote controls, torches and toys die of one leaking cell. Take batteries out of whatever you do not use in a month.

## What does not help

Rice. It takes up hardly anything and leaves dust in the sockets.`,
    },
    cn: {
      title: '相机、皮包和书怎么防潮',
      lead: '湿度到了八成，东西就会发霉。防潮箱比镜头便宜。',
      tags: ['保养', '电子产品', '书'],
      body: `马来西亚多数家庭的空气湿度在七成到九成之间，而玻璃和皮革大约在六成五就开始长霉。下面说的，都围绕这个数字。

## 先测量

一个小湿度计比一顿扁担饭还便宜。放在收相机的地方一天，再看读数。要看的是柜子里面，不是房间。

## 相机与镜头

保持在四成到五成，不要更干，太干对镜头里的润滑脂不好。一个带胶圈的塑料箱，加五百克干燥剂，够放三支镜头。干燥剂变色后，用烤箱一百二十度烘两小时。另外，要常用：光线和空气是霉菌的敌人。

## 皮包与鞋

淋雨后用干布擦，塞进纸，在通风处放一夜，绝不要晒。收在棉布袋里，不要用塑料袋。如果已经长了白毛，拿到户外再刷，然后用等量的醋和水擦拭。

## 书

书后面和上面各留一指宽。靠外墙的书架最潮。弄湿的书当天就装袋放进冷冻库，之后再一页页晾干。

## 电子产品

遥控器、手电筒和玩具常常毁于一颗漏液的电池。一个月不用的，就把电池取出来。

## 没有用的办法

放米。它几乎不吸水，还会把粉尘留在插孔里。`,
    },
    ms: {
      title: 'Jauhkan lembap daripada kamera, beg dan buku',
      lead: 'Pada kelembapan lapan puluh peratus, kulat tumbuh. Kotak kalis lembap lebih murah daripada kanta.',
      tags: ['penjagaan', 'elektronik', 'buku'],
      body: `Udara di kebanyakan rumah di Malaysia mempunyai kelembapan antara tujuh puluh hingga sembilan puluh peratus. Kulat pada kaca dan kulit bermula pada kira-kira enam puluh lima. Segala petua di bawah berkisar pada angka itu.

## Ukur dahulu

Higrometer kecil lebih murah daripada sepinggan nasi kandar. Letakkan di tempat anda menyimpan kamera selama sehari, kemudian lihat. Yang penting ialah di dalam almari, bukan di dalam bilik.

## Kamera dan kanta

Kekalkan pada empat puluh hingga lima puluh peratus, jangan lebih kering: udara terlalu kering merosakkan gris kanta. Kotak plastik bergetah dengan 500 gram gel silika cukup untuk tiga kanta. Keringkan gel dalam ketuhar pada 120 darjah selama dua jam apabila warnanya berubah. Dan gunakanlah barang itu: cahaya dan udara ialah musuh kulat.

## Beg dan kasut

Lap kulit dengan kain kering selepas hujan, sumbat dengan kertas dan biarkan semalaman di tempat berangin. Jangan dijemur. Simpan dalam kain kapas, bukan plastik. Jika sudah berbulu putih, bawa keluar sebelum diberus, kemudian lap dengan cuka dan air sama banyak.

## Buku

Tinggalkan ruang selebar jari di belakang dan di atas barisan. Rak pada dinding luar paling lembap. Buku yang basah dimasukkan ke dalam beg plastik, terus ke dalam peti sejuk beku pada hari itu juga; ia boleh dikeringkan helai demi helai kemudian.

## Elektronik

Alat kawalan jauh, lampu suluh dan mainan rosak kerana satu bateri bocor. Keluarkan bateri daripada apa-apa yang tidak digunakan selama sebulan.

## Yang tidak membantu

Beras. Ia hampir tidak menyerap apa-apa dan meninggalkan habuk dalam soket.`,
    },
  },
}
