import type en from '../../en/orders/track'

export default {
  title: 'Jejak pesanan',
  description: 'Lihat sejauh mana bungkusan anda, dengan nombor pesanan dan e-mel anda.',
  lead: 'Nombor pesanan ada dalam e-mel yang kami hantar, contohnya PSR-7K2Q9M4X.',
  number: 'Nombor pesanan',
  email: 'E-mel',
  find: 'Jejak',
  order: 'Pesanan {{number}}',
  placed: 'Dibuat pada {{time}}',
  shippedOn: 'Dihantar pada {{time}}',
  deliveredOn: 'Tiba pada {{time}}',
  notYet: 'Penjejakan muncul di sini apabila penjual telah menghantarnya.',
  digital: 'Barang digital diserahkan bersama bayaran.',
  details: 'Log masuk untuk melihat segala-galanya tentang pesanan anda',
} satisfies Record<keyof typeof en, string>
