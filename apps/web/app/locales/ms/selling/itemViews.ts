import type en from '../../en/selling/itemViews'

export default {
  views: 'Tontonan',
  viewsCount_one: '{{count}} tontonan',
  viewsCount_other: '{{count}} tontonan',
  conversion: 'Kadar belian',
  conversionOf: '{{percent}} membeli',
  period:
    'Tontonan dan kadar belian: {{rule.viewsDays}} hari yang lalu. Kadar belian ialah berapa banyak tontonan yang menjadi pesanan.',
  demand: 'Permintaan',
  anyDemand: 'Semua',
  unsold: 'Dilihat, tidak dibeli',
  unseen: 'Tiada tontonan',
  mostViewed: 'Paling banyak dilihat',
  leastViewed: 'Paling kurang dilihat',
  converting: 'Kadar belian tertinggi',
  deskTitle: 'Dilihat, tidak dibeli',
  deskText:
    'Dalam {{rule.viewsDays}} hari yang lalu. Gambar, harga atau keterangan yang lebih baik boleh membantu.',
  all: 'Lihat semua',
} satisfies typeof en
