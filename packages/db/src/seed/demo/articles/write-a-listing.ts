import type { DemoArticle } from './types'

export const WRITE_A_LISTING: DemoArticle = {
  slug: 'write-a-listing',
  texts: {
    en: {
      title: 'Write a listing that answers questions',
      lead: 'What buyers ask before they buy, and where to put the answers.',
      tags: ['listing', 'sellers'],
      body: `Whenever a buyer has to ask, they may not come back. Most questions are the same five, and a good description has answered them already.

## The title

Begin with what it is, then what it is made of, then the size: "Kain batik sarong, cotton, hand-stamped, 2 m". Leave out capitals, stars and "best price". People search for words, not for stars.

## The first two lines

Phones show two lines before somebody has to press. Say what it is good for and for whom. "A light sarong for the house, soft from the first wash" tells more than "high quality material".

## The five answers

- **How big is it?** Measure it yourself, lying flat, in centimetres. For clothes give chest, length and sleeve, not only M or L.
- **What is it made of?** "Cotton" is an answer, "premium fabric" is none.
- **How is it cared for?** One line is enough.
- **When do you ship?** Say the days on which you go to the counter.
- **What if it does not fit?** Say what you take back and who pays for the way.

## Be exact about faults

If it is used, say how long and for what. Buyers forgive wear, they do not forgive surprises. A listing that names two small faults sells faster than one that names none, because the rest is believed.

## Read it aloud

Read your text to somebody who does not know the thing. Where they ask something, a sentence is missing. Where they look away, there is one too many.

Then look at your last ten messages. Whatever was asked twice belongs in the description.`,
    },
    cn: {
      title: '写好商品说明，少答重复问题',
      lead: '买家下单前会问什么，答案应该写在哪里。',
      tags: ['商品说明', '卖家'],
      body: `买家每多问一个问题，就多一分离开的可能。大多数人问的其实是同样五件事，好的说明早已回答。

## 标题

先写是什么，再写材质，最后写尺寸：“峇迪纱笼，纯棉，手工印染，2 米”。不要用全大写、星号和“最低价”。人们搜索的是词语，不是星号。

## 头两行

手机上要点开才能看全，先显示的只有两行。写清楚它适合做什么、适合谁。“居家穿的轻薄纱笼，第一次洗就很柔软”，胜过“高级面料”。

## 五个答案

- **多大？** 平放亲自量，用厘米。衣服要写胸围、衣长和袖长，不要只写 M 或 L。
- **什么做的？** “纯棉”是答案，“优质布料”不是。
- **怎么保养？** 一行就够。
- **什么时候寄出？** 写明您去寄件的日子。
- **不合适怎么办？** 写明什么可以退、运费谁付。

## 瑕疵要说清楚

二手商品要写用了多久、怎么用的。买家能接受使用痕迹，不能接受意外。写出两处小瑕疵的商品，比什么都不写的卖得更快，因为其余的话也变得可信。

## 念出来

念给一个没见过这件商品的人听。对方发问的地方，就少了一句；对方走神的地方，就多了一句。

最后看看您最近十条消息。被问过两次的，就该写进说明里。`,
    },
    ms: {
      title: 'Tulis iklan yang menjawab soalan',
      lead: 'Apa yang ditanya pembeli sebelum membeli, dan di mana jawapannya patut diletakkan.',
      tags: ['iklan', 'penjual'],
      body: `Setiap kali pembeli terpaksa bertanya, mungkin dia tidak kembali lagi. Kebanyakannya bertanya lima perkara yang sama, dan penerangan yang baik sudah menjawabnya.

## Tajuk

Mulakan dengan apa barangnya, kemudian bahannya, kemudian saiznya: "Kain batik sarung, kapas, cap tangan, 2 m". Tinggalkan huruf besar, bintang dan "harga terbaik". Orang mencari perkataan, bukan bintang.

## Dua baris pertama

Telefon memaparkan dua baris sahaja. Nyatakan kegunaannya dan untuk siapa. "Sarung ringan untuk di rumah, lembut sejak basuhan pertama" lebih bermakna daripada "bahan berkualiti tinggi".

## Lima jawapan

- **Berapa besar?** Ukur sendiri secara rata, dalam sentimeter. Untuk pakaian beri ukuran dada, labuh dan lengan, bukan M atau L sahaja.
- **Diperbuat daripada apa?** "Kapas" ialah jawapan, "fabrik premium" bukan.
- **Bagaimana menjaganya?** Satu baris memadai.
- **Bila dihantar?** Nyatakan hari anda ke kaunter.
- **Jika tidak sesuai?** Nyatakan apa yang boleh dipulangkan dan siapa yang menanggung kos penghantaran.

## Jelas tentang kecacatan

Jika terpakai, nyatakan berapa lama dan untuk apa. Pembeli boleh menerima kesan penggunaan, tetapi bukan kejutan. Iklan yang menyebut dua kecacatan kecil terjual lebih cepat, kerana selebihnya dipercayai.

## Baca kuat-kuat

Bacakan kepada seseorang yang tidak kenal barang itu. Apabila mereka bertanya, ada ayat yang kurang. Apabila mereka mula berpaling, ada ayat yang berlebihan.

Kemudian lihat sepuluh mesej terakhir anda. Apa yang ditanya dua kali patut ada dalam penerangan.`,
    },
  },
}
