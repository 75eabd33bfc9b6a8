import type { DemoArticle } from './types'

export const HERBS_ON_A_BALCONY: DemoArticle = {
  slug: 'herbs-on-a-balcony',
  texts: {
    en: {
      title: 'Serai, pandan and curry leaves on a balcony',
      lead: 'Three pots, morning sun, and you will not buy a bunch again.',
      tags: ['garden', 'food'],
      body: `Most recipes here begin with leaves that cost two ringgit a bunch and go black in the fridge. All three of the common ones grow in pots on the eleventh floor.

## What they need

Four hours of sun, best in the morning; a pot of at least 25 cm with holes; soil that lets water through, which means one part of sand or burnt rice husk to three of compost.

## Serai

Buy stalks with a bit of root at the market. Stand them in a glass of water until the roots are as long as a finger, then plant three to a pot. Cut from the outside at soil level. It wants water every day and plant food once a month.

## Pandan

Take a side shoot with roots in the air. Pandan likes half shade and never minds too much water. Take the lower leaves first. Brown tips are from chlorine: let tap water stand overnight.

## Curry leaves

The slow one. Buy a plant 20 cm tall: from seed it takes a year before you can pick any. Pinch out the top so that it becomes a bush. Let the soil dry on top before you water again. Yellow leaves with green veins want iron; a rusty nail in the soil is not a joke.

## What goes wrong

- White cotton on the stems is mealy bug: wipe with a drop of dish soap in water, three evenings in a row.
- Wind on high floors dries pots in hours. Group them, the thirsty ones in the middle.
- Saucers full of water breed mosquitoes. Empty them twice a week.

Pick in the morning, when the oils are strongest, and freeze what is too much: pandan in knots, serai in slices, curry leaves on the stem.`,
    },
    cn: {
      title: '在阳台种香茅、班兰和咖喱叶',
      lead: '三个盆、早晨的阳光，从此不用再买整把。',
      tags: ['园艺', '食物'],
      body: `这里的许多菜都从两令吉一把、放进冰箱就发黑的叶子开始。最常用的三种，在十一楼的花盆里也能长。

## 它们需要什么

每天四小时阳光，早晨最好；至少 25 厘米、有排水孔的盆；透水的土：三份堆肥配一份沙或稻壳灰。

## 香茅

到市场买带一点根的香茅，插在水杯里，等根长到手指那么长，每盆种三根。采收时从外围贴着土剪。每天浇水，每月施一次肥。

## 班兰

取带气根的侧芽。班兰喜欢半阴，不怕水多。先采下面的叶子。叶尖发褐是氯气造成的，自来水放一夜再用。

## 咖喱叶

这是长得最慢的一种。买 20 厘米高的苗，从种子种起要一年才能采。摘掉顶芽，让它长成丛。表土干了再浇。叶黄而叶脉绿是缺铁，在土里埋一根生锈的钉子并不是笑话。

## 常见问题

- 茎上的白色棉絮是粉蚧：用加一滴洗洁精的水擦，连续三个晚上。
- 高楼风大，盆土几小时就干。把盆放在一起，最怕干的放中间。
- 积水的托盘会养蚊子，每周倒两次。

早晨采摘香气最浓，多出来的冷冻：班兰打结，香茅切片，咖喱叶连枝。`,
    },
    ms: {
      title: 'Serai, pandan dan daun kari di balkoni',
      lead: 'Tiga pasu dan matahari pagi; selepas ini tidak perlu lagi membeli seikat demi seikat.',
      tags: ['kebun', 'makanan'],
      body: `Kebanyakan resipi kita bermula dengan daun yang berharga dua ringgit seikat dan hitam di dalam peti sejuk. Ketiga-tiga yang biasa boleh hidup dalam pasu di tingkat sebelas.

## Keperluannya

Empat jam matahari, sebaiknya pagi; pasu sekurang-kurangnya 25 cm dan berlubang; tanah yang mudah meresap air, iaitu satu bahagian pasir atau sekam bakar dengan tiga bahagian kompos.

## Serai

Beli batang yang masih berakar sedikit. Rendam dalam gelas air sehingga akar sepanjang jari, kemudian tanam tiga batang sepasu. Potong dari luar pada paras tanah. Siram setiap hari dan baja sebulan sekali.

## Pandan

Ambil anak pokok yang sudah berakar. Pandan suka tempat redup dan tidak kisah jika air berlebihan. Petik daun bawah dahulu. Hujung perang berpunca daripada klorin: biarkan air paip semalaman.

## Daun kari

Inilah yang paling lambat membesar. Beli pokok setinggi 20 cm, kerana biji mengambil masa setahun. Cantas pucuk supaya ia merimbun. Biar permukaan tanah kering sebelum disiram semula. Daun kuning berurat hijau kekurangan zat besi; paku berkarat dalam tanah bukan gurauan.

## Masalah biasa

- Kapas putih pada batang ialah koya: lap dengan air bercampur setitik sabun pinggan, tiga petang berturut-turut.
- Angin di tingkat tinggi mengeringkan pasu dalam beberapa jam. Kumpulkan pasu, yang cepat kering di tengah.
- Alas pasu yang bertakung membiak nyamuk. Buang airnya dua kali seminggu.

Petik pada waktu pagi ketika minyaknya paling kuat, dan bekukan yang lebih: pandan disimpul, serai dihiris, daun kari bersama tangkai.`,
    },
  },
}
