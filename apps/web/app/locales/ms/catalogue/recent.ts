import type en from '../../en/catalogue/recent'

export default {
  title: 'Baru dilihat',
  clear: 'Kosongkan senarai',
  cleared: 'Senarai barang yang anda lihat telah dikosongkan.',
} satisfies Record<keyof typeof en, string>
