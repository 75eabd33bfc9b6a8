import type en from '../../en/shipping/delivery'

export default {
  title: 'Penghantaran ke negara anda',
  titleOf: 'Penghantaran {{title}}',
  description: 'Kos menghantar {{title}} ke negara anda.',
  country: 'Negara',
  show: 'Tunjukkan bayaran',
  fee: 'Ke {{country}}',
  one: 'Untuk seunit yang dihantar berasingan. Beberapa barang dalam satu bungkusan penjual yang sama dikira mengikut jumlah berat.',
  freeFrom: 'Percuma apabila membeli {{amount}} ke atas daripada penjual ini.',
  digital: 'Tiada yang dipos: anda menerimanya dalam talian selepas bayaran, di mana-mana sahaja.',
  zones: 'Semua zon',
  zone: 'Zon',
  countries: 'Negara',
  others: 'Semua negara lain',
  price: 'Bayaran',
  backToItem: 'Kembali ke barang',
} satisfies Record<keyof typeof en, string>
