import type en from '../../en/orders/track'

export default {
  title: 'Jejak pesanan',
  description: 'Lihat di mana bungkusan anda, dengan nombor pesanan dan e-mel anda.',
  lead: 'Nombor pesanan ada dalam e-mel yang kami hantar, contohnya PSR-7K2Q9M4X.',
  number: 'Nombor pesanan',
  email: 'E-mel',
  find: 'Jejak',
  order: 'Pesanan {{number}}',
  placed: 'Dibuat pada {{time}}',
  shippedOn: 'Dihantar pada {{time}}',
  deliveredOn: 'Tiba pada {{time}}',
  notYet: 'Penjejakan dipaparkan di sini selepas penjual menghantar bungkusan.',
  digital: 'Barang digital tersedia sebaik sahaja dibayar.',
  details: 'Log masuk untuk melihat semua butiran pesanan anda',
} satisfies Record<keyof typeof en, string>
