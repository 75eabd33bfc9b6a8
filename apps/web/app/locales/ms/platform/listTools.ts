import type en from '../../en/platform/listTools'

export default {
  columns: 'Lajur',
  sort: 'Susun ikut',
  show: 'Tunjukkan',
  newest: 'Terbaharu dahulu',
  oldest: 'Terlama dahulu',
  soonest: 'Paling awal dahulu',
  latest: 'Paling lewat dahulu',
  csv: 'Muat turun CSV',
  nothing: 'Tiada apa-apa di sini',
  nothingText: 'Apabila ada, ia disenaraikan di sini.',
  ticked_one: '{{count}} dipilih',
  ticked_other: '{{count}} dipilih',
  tickAll: 'Pilih semua di halaman ini',
  untickAll: 'Batalkan pilihan',
  noneFound: 'Tiada hasil ditemui',
  noneFoundText: 'Cuba perkataan lain.',
  showAll: 'Tunjukkan semua',
  notYetFound: 'Belum ada hasil ditemui',
  notYetFoundText: 'Perkataan ini tiada dalam {{count}} rekod yang baru dicari. Masih ada rekod lain.',
  searchOn: 'Teruskan carian',
} satisfies typeof en
