import type en from '../en/wishlist'

export default {
  title: 'Senarai hajat',
  description: 'Barang yang anda simpan, dan apa yang berubah sejak itu.',
  loginFirst: 'Sila log masuk untuk menambah barang ke senarai hajat',
  count_one: '{{count}} barang, dan apa yang berubah sejak anda menyimpannya',
  count_other: '{{count}} barang, dan apa yang berubah sejak anda menyimpannya',
  empty: 'Senarai hajat anda kosong',
  emptyText:
    'Tekan hati pada apa-apa yang anda suka. Ia menunggu di sini, dan anda nampak bila harganya turun.',
  seeTrending: 'Lihat yang sohor kini',
  keepItem: 'Simpan dalam senarai hajat: {{title}}',
  save: 'Tambah ke senarai hajat',
  saved: 'Dalam senarai hajat anda',
  added: 'Ditambah ke senarai hajat anda.',
  removed: 'Dibuang daripada senarai hajat anda.',
  removeItem: 'Buang {{title}} daripada senarai hajat',
  failed: 'Operasi gagal.',
  noItem: 'Butiran barang tidak ditemui untuk ditambah ke senarai hajat.',
  savedOn: 'Disimpan pada',
  cheaper: '{{price}} lebih murah daripada semasa anda menyimpannya',
  dearer: '{{price}} lebih mahal daripada semasa anda menyimpannya',
  seeAuction: 'Lihat lelongan',
  seeItem: 'Lihat barang',
  paused: 'Tidak dijual buat masa ini',
  choose: 'Pilih satu pilihan',
} satisfies Record<keyof typeof en, string>
