import type en from '../../en/shipping/delivery'

export default {
  title: 'Penghantaran ke negara anda',
  titleOf: 'Kos penghantaran {{title}}',
  description: 'Kos menghantar {{title}} ke negara anda.',
  country: 'Negara',
  show: 'Tunjukkan kos',
  fee: 'Ke {{country}}',
  one: 'Untuk seunit yang dihantar berasingan. Beberapa barang dalam satu bungkusan daripada penjual yang sama dikira mengikut jumlah berat.',
  freeFrom: 'Percuma apabila membeli barang bernilai {{amount}} ke atas daripada penjual ini.',
  digital: 'Tiada penghantaran fizikal: anda menerimanya dalam talian selepas bayaran, di mana-mana sahaja.',
  zones: 'Semua zon',
  zone: 'Zon',
  countries: 'Negara',
  others: 'Semua negara lain',
  price: 'Kos',
  backToItem: 'Kembali ke barang',
} satisfies Record<keyof typeof en, string>
