import type { DemoArticle } from './types'

export const SHIP_FRAGILE_THINGS: DemoArticle = {
  slug: 'ship-fragile-things',
  texts: {
    en: {
      title: 'How to ship fragile things',
      lead: 'Ceramics, glass and wau arrive whole when nothing inside the box can move.',
      tags: ['shipping', 'packing', 'sellers'],
      body: `Most parcels that arrive broken were not thrown. Something inside had room to move, and a long night in a lorry did the rest. A few minutes of packing cost less than a claim.

## Two boxes are better than one

1. Wrap each piece by itself. Tissue first, so that glaze is not scratched, then two turns of bubble wrap with the bubbles inside.
2. Fill hollow things. A cup or a labu sayong breaks from the inside when it is squeezed, so push crumpled paper into it.
3. Put the wrapped pieces into a small box, and that box into a larger one with four centimetres of padding on every side.

Old newspaper works as padding when it is crumpled tightly. Flat sheets do not help at all.

## The shake test

Close the box and shake it beside your ear. If you hear anything, open it and add paper. Then press on the lid: it should push back a little. A soft lid means that the boxes stacked on top will come down on your vase.

## Tape and labels

Use tape at least 4.8 cm wide, in the form of an H over both openings. Stick the label on the largest side and cover it with clear tape, because rain finds every parcel between November and January. Write "fragile" in words if you like, but pack as if nobody will read it.

## Before you hand it over

Take a photo of the open box, one of the closed box, and one of the label. If something does break, these three pictures settle most questions within a day. Say in your listing that you pack in two boxes: buyers of fragile things look for that sentence.`,
    },
    cn: {
      title: '易碎品怎么寄才安全',
      lead: '只要箱子里的东西不能移动，陶瓷、玻璃和风筝都能完好送达。',
      tags: ['运送', '包装', '卖家'],
      body: `破损的包裹大多不是被摔坏的，而是箱内有空隙，在货车上颠簸一夜，自己撞坏了自己。多花几分钟包装，比处理一次售后便宜得多。

## 两层箱子胜过一层

1. 每件单独包好。先用薄纸，避免刮花釉面，再裹两圈气泡纸，气泡朝内。
2. 空心的要填满。杯子、黑陶水瓶受压时会从里面裂开，所以要塞进揉皱的纸。
3. 包好的物件放进小箱，小箱再放进大箱，四周留四厘米缓冲材料。

旧报纸揉成紧团就是很好的缓冲，平铺的报纸则完全没有用。

## 摇一摇

封箱后在耳边摇一摇。只要听到声音，就打开再加纸。然后按一按箱盖，应该有一点弹力。箱盖太软，叠在上面的箱子就会压到您的花瓶。

## 胶带与面单

胶带至少宽 4.8 厘米，两面封口都贴成“工”字形。面单贴在最大的一面，再用透明胶带盖住，因为十一月到一月的雨不会放过任何包裹。写上“易碎”当然可以，但包装时要当作没有人会看。

## 交给快递之前

拍三张照片：打开的箱子、封好的箱子、面单。万一真的破了，这三张照片一天之内就能说清楚大部分问题。在商品说明里写明您用双层箱包装，买易碎品的人正想看到这句话。`,
    },
    ms: {
      title: 'Cara menghantar barang mudah pecah',
      lead: 'Seramik, kaca dan wau tiba dengan selamat apabila tiada apa-apa dalam kotak boleh bergerak.',
      tags: ['penghantaran', 'pembungkusan', 'penjual'],
      body: `Kebanyakan barang yang sampai dalam keadaan pecah bukan kerana kotaknya dicampak, tetapi kerana ada ruang kosong di dalamnya; semalaman di dalam lori sudah cukup untuk memecahkannya. Beberapa minit membungkus dengan teliti lebih murah daripada satu tuntutan.

## Dua kotak lebih baik daripada satu

1. Balut setiap barang berasingan. Kertas nipis dahulu supaya sepuhan tidak calar, kemudian dua lapis plastik gelembung dengan gelembung di sebelah dalam.
2. Penuhkan barang berongga. Cawan atau labu sayong pecah dari dalam apabila ditekan, jadi sumbat dengan kertas renyuk.
3. Masukkan semuanya ke dalam kotak kecil, kemudian ke dalam kotak besar dengan empat sentimeter pelapik di setiap sisi.

Surat khabar lama sesuai jika direnyuk padat. Helaian rata tidak membantu langsung.

## Ujian goncang

Tutup kotak dan goncang di tepi telinga. Jika ada bunyi, buka dan tambah kertas. Kemudian tekan penutupnya: ia patut melantun sedikit. Jika penutupnya lembik, kotak yang disusun di atasnya akan menghempap pasu anda.

## Pita dan label

Gunakan pita selebar 4.8 cm atau lebih, berbentuk H pada kedua-dua bukaan. Lekatkan label pada sisi terbesar dan tutup dengan pita lutsinar, kerana dari November hingga Januari tiada bungkusan yang terlepas daripada hujan. Tulislah "mudah pecah" jika mahu, tetapi bungkus seolah-olah tiada siapa membacanya.

## Sebelum diserahkan

Ambil gambar kotak terbuka, kotak tertutup dan label. Jika barang pecah juga, tiga gambar ini menjawab kebanyakan persoalan dalam sehari. Nyatakan dalam iklan bahawa anda menggunakan dua kotak: pembeli barang mudah pecah memang mencari ayat itu.`,
    },
  },
}
