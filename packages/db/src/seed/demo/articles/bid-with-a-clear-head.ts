import type { DemoArticle } from './types'

export const BID_WITH_A_CLEAR_HEAD: DemoArticle = {
  slug: 'bid-with-a-clear-head',
  texts: {
    en: {
      title: 'Bid with a clear head',
      lead: 'Decide what it is worth to you before the last ten minutes decide for you.',
      tags: ['auctions', 'buying'],
      body: `Auctions are fun, and that is the danger in them. Those who pay a fair price do the thinking on the day before.

## Find the price

Look for three things of the same kind that were sold, not offered. Take the middle one. Add what shipping costs, and take off what you would need to spend on repairs. That is your number. Write it down.

## Give your highest bid once

You can bid the most you are willing to pay at the start. The market then bids for you, only as much as is needed to lead. If nobody goes higher, you pay one step above the second, not your limit. Bidding again and again only tells the others that you are keen.

## Read the small things

- Is there a reserve, and has it been met?
- Where is it, and what does shipping cost from there?
- Do the pictures show the back, the base and the marks?
- What has the seller been told by others?

Ask before the last day. A seller asleep cannot answer.

## The end

Bids in the last minutes move the end on, so there is nothing to win by waiting for the last second. If you are outbid, look at your number. Still below? One more bid. Above? Close the page and make tea. There is always another one, and it usually comes within a month.

## When you win

Pay within the time that is stated. A win that is not paid counts against you, and the thing goes to the next bidder.`,
    },
    cn: {
      title: '冷静出价',
      lead: '先决定它对您值多少，别让最后十分钟替您决定。',
      tags: ['拍卖', '选购'],
      body: `拍卖很有趣，危险也在这里。能以合理价钱买到的人，都是前一天就想好了。

## 先找行情

找三件已经成交（不是标价）的同类物品，取中间的价钱，加上运费，再减去修理要花的钱，这就是您的心理价位。把它写下来。

## 一次出最高价

您可以一开始就出愿意付的最高价。市集会替您加价，只加到刚好领先为止。没有人更高时，您只比第二名多付一档，而不是付到上限。反复加价，只是告诉别人您很想要。

## 看清小字

- 有没有底价，达到了吗？
- 物品在哪里，从那里寄来要多少运费？
- 照片有没有拍背面、底部和款识？
- 别人怎么评价这位卖家？

有疑问要在最后一天之前问，卖家睡着了可没法回答。

## 尾声

最后几分钟的出价会让结束时间顺延，所以等到最后一秒没有好处。被人超过时，看看自己写下的价位：还没到，就再出一次；已经超过，就关掉页面，泡杯茶。总会有下一件，通常一个月之内就会出现。

## 得标之后

请在规定时间内付款。得标不付会留下记录，物品则归下一位出价者。`,
    },
    ms: {
      title: 'Membida dengan tenang',
      lead: 'Tentukan nilainya bagi anda sebelum sepuluh minit terakhir menentukannya.',
      tags: ['lelongan', 'membeli'],
      body: `Lelongan memang seronok, dan di situlah bahayanya. Mereka yang membayar harga berpatutan sudah berfikir sehari sebelumnya.

## Cari harganya

Cari tiga barang sejenis yang telah terjual, bukan yang ditawarkan. Ambil harga yang di tengah-tengah. Tambah kos penghantaran dan tolak kos pembaikan. Itulah angka anda. Tuliskannya.

## Beri bidaan tertinggi sekali sahaja

Anda boleh membida jumlah tertinggi sejak awal. Pasar akan membida bagi pihak anda, setakat yang perlu untuk mendahului. Jika tiada yang lebih tinggi, anda hanya membayar satu kenaikan di atas pembida kedua, bukan jumlah tertinggi anda. Membida berulang kali hanya menunjukkan kepada orang lain betapa anda menginginkannya.

## Teliti butirannya

- Adakah harga rizab, dan sudahkah dicapai?
- Di mana barangnya, dan berapa kos penghantaran dari situ?
- Adakah gambar menunjukkan belakang, tapak dan tandanya?
- Apa kata orang lain tentang penjual?

Tanya sebelum hari terakhir. Penjual yang tidur tidak dapat menjawab.

## Penghujung

Bidaan pada minit terakhir melanjutkan masa tamat, jadi tiada untungnya menunggu saat terakhir. Jika dipintas, lihat angka anda. Masih di bawah? Bida sekali lagi. Di atas? Tutup halaman dan bancuh teh. Selalu ada yang lain, biasanya dalam masa sebulan.

## Apabila menang

Bayar dalam tempoh yang dinyatakan. Kemenangan yang tidak dibayar direkodkan, dan barang itu diberi kepada pembida seterusnya.`,
    },
  },
}
