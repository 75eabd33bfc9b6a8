import type { DemoArticle } from './types'

export const BATIK_CARE: DemoArticle = {
  slug: 'batik-care',
  texts: {
    en: {
      title: 'Batik care: washing without fading',
      lead: 'Cold water, mild soap and shade keep the colours for twenty years.',
      tags: ['batik', 'care', 'clothing'],
      body: `Wearing batik does not fade it. Hot water, strong powder and the midday sun do, and all three are easy to avoid.

## The first wash

Soak a new piece in cold water with two spoons of salt and a dash of vinegar for half an hour. Some colour will come out: that is the dye that never took. Wash it alone the first two times.

## Every wash after that

1. Turn it inside out.
2. Use cold water and a soap without bleach. Lerak, the soap nut, is what our grandmothers used; baby shampoo does the same.
3. Press, do not rub. Rubbing breaks the wax lines that make hand-drawn batik what it is.
4. Do not leave it in the water over lunch.

A machine is fine for hand-stamped cotton, in a net, on a gentle cycle. Silk and batik tulis belong in a basin.

## Drying

Hang it inside out, in the shade. The sun dries it in twenty minutes and bleaches it a little each time. Do not wring silk: roll it in a towel and press the water out.

## Ironing

Iron cotton while it is damp, from the inside. For silk lay a cloth between, on the lowest setting, without steam.

## Storing

Moths are not the enemy here, damp is. Fold it with tissue paper, change the folds twice a year, and keep cloves or peppercorns in the cupboard instead of mothballs, whose smell stays for months.

{item:Kain Batik Sarong}

## Stains

Curry: cold water at once, then soap, then patience. Never hot water, which sets turmeric for good. Wax that is left in the cloth comes out between two sheets of paper under a warm iron.`,
    },
    cn: {
      title: '峇迪保养：怎么洗不褪色',
      lead: '冷水、温和的肥皂，再挂在阴凉处晾干，颜色可以保持二十年。',
      tags: ['峇迪', '保养', '服装'],
      body: `峇迪不是穿旧的。让它褪色的是热水、强力洗衣粉和正午的太阳，而这三样都不难避开。

## 第一次洗

新布用冷水加两勺盐、少许醋浸泡半小时。会掉一些颜色，那是没有染牢的浮色。头两次要单独洗。

## 之后每次洗

1. 反面朝外。
2. 用冷水和不含漂白剂的肥皂。老一辈用无患子，婴儿洗发水效果也一样。
3. 轻压，不要搓。搓洗会破坏手绘峇迪特有的线条。
4. 别泡在水里就去吃午饭。

手工印染的棉布可以放进洗衣袋，用柔洗程序机洗。丝绸和手绘峇迪请用盆洗。

## 晾干

反面朝外，挂在阴凉处。阳光二十分钟就能晒干，但每次都会漂白一点。丝绸不要拧，用毛巾卷起来压出水分。

## 熨烫

棉布在半干时从反面熨。丝绸要隔一层布，用最低温，不要蒸汽。

## 收纳

这里的敌人不是蛀虫，而是潮气。折叠时夹薄纸，一年换两次折痕。柜里放丁香或胡椒粒，别放樟脑丸，那股味道几个月都散不去。

{item:Kain Batik Sarong}

## 污渍

沾到咖喱：马上用冷水冲，再用肥皂慢慢洗，要有耐心。千万别用热水，否则姜黄的黄渍就再也洗不掉了。布上残留的蜡，夹在两张纸之间用温熨斗就能吸走。`,
    },
    ms: {
      title: 'Penjagaan batik: basuh tanpa pudar',
      lead: 'Air sejuk, sabun lembut dan tempat teduh mengekalkan warna selama dua puluh tahun.',
      tags: ['batik', 'penjagaan', 'pakaian'],
      body: `Batik tidak pudar kerana dipakai. Ia pudar kerana air panas, serbuk pencuci yang kuat dan matahari tengah hari, dan ketiga-tiganya mudah dielakkan.

## Basuhan pertama

Rendam kain baharu dalam air sejuk dengan dua sudu garam dan sedikit cuka selama setengah jam. Sedikit warna akan keluar: itu pewarna yang tidak melekat. Basuh berasingan bagi dua kali pertama.

## Basuhan seterusnya

1. Balikkan kain supaya bahagian dalam berada di luar.
2. Gunakan air sejuk dan sabun tanpa peluntur. Nenek kita dahulu menggunakan buah lerak; syampu bayi pun sama baiknya.
3. Tekan, jangan gosok. Gosokan merosakkan garis halus batik tulis.
4. Jangan biarkan berendam semasa makan tengah hari.

Batik cap daripada kain kapas boleh dibasuh dengan mesin, di dalam beg jaring, pada kitaran lembut. Sutera dan batik tulis dibasuh dalam besen.

## Menjemur

Sidai di tempat teduh dengan bahagian dalam di sebelah luar. Panas matahari mengeringkannya dalam dua puluh minit, tetapi setiap kali itulah warnanya luntur sedikit. Jangan perah sutera: gulung dalam tuala dan tekan airnya keluar.

## Menyeterika

Seterika kapas semasa masih lembap, dari sebelah dalam. Untuk sutera, alas dengan kain, pada suhu paling rendah, tanpa stim.

## Menyimpan

Musuhnya bukan gegat tetapi lembap. Lipat bersama kertas tisu, ubah lipatan dua kali setahun, dan letakkan bunga cengkih atau lada hitam dalam almari, bukan ubat gegat yang baunya kekal berbulan-bulan.

{item:Kain Batik Sarong}

## Kotoran

Terkena kari: bilas segera dengan air sejuk, sabun, kemudian bersabarlah. Jangan sekali-kali guna air panas, kerana kesan kunyit akan kekal. Lilin yang tertinggal boleh dikeluarkan dengan menyeterika kain pada suhu suam di antara dua helai kertas.`,
    },
  },
}
