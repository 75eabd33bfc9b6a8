import type en from '../../en/platform/listTools'

export default {
  columns: 'Lajur',
  sort: 'Susun ikut',
  show: 'Tunjukkan',
  newest: 'Terbaharu dahulu',
  oldest: 'Terlama dahulu',
  csv: 'Muat turun CSV',
  ticked_one: '{{count}} dipilih',
  ticked_other: '{{count}} dipilih',
  tickAll: 'Pilih semua di halaman ini',
  untickAll: 'Batalkan pilihan',
} satisfies typeof en
