import type en from '../../en/catalogue/finder'

export default {
  suggestions: 'Cadangan',
  recent: 'Carian terkini',
  clearRecent: 'Kosongkan carian terkini',
  items: 'Barang',
  found_one: '{{count}} cadangan',
  found_other: '{{count}} cadangan',
  meant: 'Semua dalam {{category}}',
  didYouMean: 'Adakah anda maksudkan kategori ini?',
  popular: 'Kategori popular',
} satisfies Record<keyof typeof en, string>
