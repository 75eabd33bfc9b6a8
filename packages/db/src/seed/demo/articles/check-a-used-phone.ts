import type { DemoArticle } from './types'

export const CHECK_A_USED_PHONE: DemoArticle = {
  slug: 'check-a-used-phone',
  texts: {
    en: {
      title: 'Check a used phone in ten minutes',
      lead: 'What to do on the day it arrives, while you can still send it back.',
      tags: ['electronics', 'second hand', 'buying'],
      body: `A used phone is good value when it is what the listing says. Do this on the first evening; after you confirm the parcel, it is yours.

## Before you buy

Ask for the IMEI (dial *#06#) and for the battery health. Compare the model number with the listing: the same name can hide four versions with different bands. A seller who will not show the settings page has a reason.

## The first five minutes

1. **Is it signed out?** It must start without anybody else's account. If it asks for that of a former owner, stop there and report it.
2. **Screen.** Open a white picture in full brightness, then a black one. Look for yellow corners, lines and ghost keyboards. Draw over the whole screen with a finger.
3. **Sound.** Record your voice and play it. Call somebody and use the loudspeaker.
4. **Cameras.** All of them, front too, at the window and at something near.

## The next five

5. **Charging.** Move the plug a little: the sign must not flicker. Ten minutes should add a few per cent.
6. **Network.** Put your card in, leave the house, and load a page without Wi-Fi.
7. **Buttons, fingerprint, vibration.** Each three times.
8. **Water.** Look into the card slot with a torch. The little spot is white when it has stayed dry, and red when not.

## Battery

Eighty per cent of the first capacity is fair at two years. Below that, count the price of a new one in.

## If something is wrong

Film it while it happens, and open a claim with the film. Do not reset the phone and do not have it repaired first.`,
    },
    cn: {
      title: '十分钟验好一部二手手机',
      lead: '收到当天就做，还来得及退。',
      tags: ['电子产品', '二手', '选购'],
      body: `只要与描述相符，二手手机很划算。当天晚上就检查；确认收货之后，它就是您的了。

## 下单之前

向卖家要 IMEI（拨 *#06#）和电池健康度。核对型号：同一个名字可能有四种不同频段的版本。不肯给您看设置页面的卖家，总有原因。

## 头五分钟

1. **账号是否已退出？** 开机不应要求别人的账号。如果要求前主人登录，到此为止，马上反映。
2. **屏幕。** 最高亮度下打开一张白图，再打开一张黑图，看四角是否发黄、有没有线条和残影。用手指画满整个屏幕。
3. **声音。** 录一段话再播放。打一通电话，试试扬声器。
4. **相机。** 每一颗都试，包括前置，拍窗外，也拍近物。

## 后五分钟

5. **充电。** 轻轻晃动插头，充电标志不应闪动。十分钟应该能充几个百分点。
6. **网络。** 插卡出门，关掉 Wi-Fi 打开网页。
7. **按键、指纹、震动。** 各试三次。
8. **进水。** 用手电筒照卡槽，小圆点白色表示没进过水，红色表示进过。

## 电池

两年的手机剩八成算合理。低于八成，就要把换电池的钱算进去。

## 发现问题

当场录像，用录像申请售后。不要先恢复出厂设置，也不要先拿去修。`,
    },
    ms: {
      title: 'Periksa telefon terpakai dalam sepuluh minit',
      lead: 'Apa yang perlu dibuat pada hari ia tiba, selagi boleh dipulangkan.',
      tags: ['elektronik', 'terpakai', 'membeli'],
      body: `Telefon terpakai berbaloi jika sama seperti dalam iklan. Lakukan ini pada malam pertama; selepas anda mengesahkan bungkusan, ia milik anda.

## Sebelum membeli

Minta nombor IMEI (dail *#06#) dan kesihatan bateri. Bandingkan nombor model dengan iklan: satu nama boleh mempunyai empat versi dengan jalur berlainan. Penjual yang enggan menunjukkan halaman tetapan ada sebabnya.

## Lima minit pertama

1. **Akaun lama.** Telefon mesti boleh dihidupkan tanpa akaun orang lain. Jika ia meminta kata laluan pemilik lama, berhenti di situ dan laporkan.
2. **Skrin.** Buka gambar putih dengan kecerahan penuh, kemudian hitam. Cari sudut kuning, garisan dan bayang papan kekunci. Gerakkan jari ke seluruh skrin.
3. **Bunyi.** Rakam suara dan mainkan. Hubungi seseorang dan cuba pembesar suaranya.
4. **Kamera.** Semuanya, termasuk depan, di tingkap dan pada benda dekat.

## Lima minit berikutnya

5. **Mengecas.** Gerakkan palam sedikit: tandanya tidak boleh berkelip. Sepuluh minit patut menambah beberapa peratus.
6. **Rangkaian.** Masukkan kad, keluar rumah dan buka halaman tanpa Wi-Fi.
7. **Butang, cap jari, getaran.** Tiga kali setiap satu.
8. **Air.** Suluh slot kad. Titik kecil putih jika kekal kering, merah jika tidak.

## Bateri

Kapasiti lapan puluh peratus munasabah bagi telefon berusia dua tahun. Kurang daripada itu, kira sekali harga bateri baharu.

## Jika ada masalah

Rakam video semasa ia berlaku, dan buat tuntutan dengan video itu. Jangan kembalikan telefon kepada tetapan kilang dan jangan hantar untuk dibaiki dahulu.`,
    },
  },
}
