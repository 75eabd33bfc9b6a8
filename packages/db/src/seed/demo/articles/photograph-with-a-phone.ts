import type { DemoArticle } from './types'

export const PHOTOGRAPH_WITH_A_PHONE: DemoArticle = {
  slug: 'photograph-with-a-phone',
  texts: {
    en: {
      title: 'Good photos of your goods, with a phone',
      lead: 'A window, a sheet of paper and ten minutes are enough.',
      tags: ['photos', 'sellers'],
      body: `Buyers cannot touch what you sell. Your pictures do that for them, and a phone of the last five years is good enough for all of it.

## Light comes first

Stand beside a window in the morning, with the lamp in the room switched off. Two kinds of light at once make colours yellow on one side and blue on the other. If the sun falls right onto the table, hang a white kain or baking paper over the window. On the dark side put a sheet of white card: it throws the light back and softens the shadow.

## Wipe the lens

It lives in your pocket. A clean shirt and one breath make more difference than any app.

## Five pictures that sell

1. The whole thing, straight from the front, filling most of the frame.
2. The back or the inside.
3. A detail: the weave, the stitching, the label.
4. Something that shows the size, such as a hand or a twenty sen coin.
5. Every fault. A small scratch that is shown is a fair price; one that is found at home is a return.

## Keep it honest

Lay something beside it whose colour everyone knows, such as white paper, and tap on that before you take the picture. The phone then sets its white by it. Leave the filters alone: a batik that glows on the screen and is calm on arrival comes back to you.

## The background

A large sheet of matte paper, curved up against the wall, has no line behind your goods. Grey for white things, white for everything else. Leave out flowers and coffee cups; the buyer wonders whether they are included.`,
    },
    cn: {
      title: '用手机拍出好的商品照',
      lead: '一扇窗、一张纸、十分钟就够了。',
      tags: ['拍照', '卖家'],
      body: `买家摸不到您的商品，只能靠照片。近五年的手机已经完全够用。

## 光线最重要

早上站在窗边，把房里的灯关掉。两种光混在一起，一边会偏黄，一边会偏蓝。阳光直接照到桌面时，在窗上挂一块白布或烘焙纸。在背光的一侧放一张白卡纸，它会把光反射回来，阴影就柔和了。

## 擦一擦镜头

手机整天在口袋里。呵一口气，用干净的衣角擦一擦，比任何修图软件都有效。

## 五张能卖货的照片

1. 正面全貌，占满大部分画面。
2. 背面或内部。
3. 细节：织法、缝线、标签。
4. 显示大小的照片，旁边放一只手或一枚二十仙硬币。
5. 所有瑕疵。拍出来的小刮痕是公道价，回家才发现的刮痕就是退货。

## 真实最好

在旁边放一张白纸，拍照前点一下它，手机就会以它校正白色。别用滤镜：屏幕上发光、收到时平淡的峇迪布，终究会退回给您。

## 背景

用一张大的哑光纸，从桌面弯到墙上，商品背后就没有接线。白色商品配灰纸，其他都配白纸。不要摆花和咖啡杯，买家会猜那是不是一起送。`,
    },
    ms: {
      title: 'Ambil gambar barang yang menarik dengan telefon',
      lead: 'Sebuah tingkap, sehelai kertas dan sepuluh minit sudah memadai.',
      tags: ['gambar', 'penjual'],
      body: `Pembeli tidak dapat menyentuh barang anda; gambarlah yang menjadi ganti tangan mereka. Mana-mana telefon keluaran lima tahun kebelakangan ini sudah cukup baik.

## Cahaya dahulu

Berdiri di tepi tingkap pada waktu pagi dengan lampu bilik ditutup. Dua jenis cahaya serentak menjadikan satu sisi kuning dan satu lagi biru. Jika cahaya matahari jatuh terus ke meja, gantung kain putih atau kertas pembakar pada tingkap. Di sisi gelap, letakkan kad putih: ia memantulkan cahaya dan melembutkan bayang.

## Lap kanta

Telefon duduk di dalam poket sepanjang hari. Hembus sekali dan lap dengan baju yang bersih: lebih berkesan daripada mana-mana aplikasi.

## Lima gambar yang menjual

1. Keseluruhan barang dari depan, memenuhi bingkai.
2. Bahagian belakang atau dalam.
3. Perincian: tenunan, jahitan, label.
4. Sesuatu yang menunjukkan saiz, seperti tangan atau syiling dua puluh sen.
5. Setiap kecacatan. Calar kecil yang ditunjukkan awal-awal dianggap harga berpatutan; calar yang baru ditemui di rumah berakhir dengan pemulangan.

## Biar jujur

Letakkan kertas putih di sebelah, sentuh padanya sebelum menekan. Telefon akan menetapkan warna putih daripadanya. Jangan guna penapis: batik yang berseri di skrin tetapi pudar apabila tiba akan kembali kepada anda.

## Latar belakang

Sehelai kertas besar tanpa kilat, dilengkungkan ke dinding, tidak meninggalkan garis. Kelabu untuk barang putih, putih untuk yang lain. Tidak perlu hiasan bunga atau cawan kopi; nanti pembeli tertanya-tanya sama ada benda itu dijual sekali.`,
    },
  },
}
