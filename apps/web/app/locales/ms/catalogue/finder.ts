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
  signInResults_one: 'Log masuk untuk melihat {{number}} hasil carian “{{query}}”',
  signInResults_other: 'Log masuk untuk melihat {{number}} hasil carian “{{query}}”',
  signInItems_one: 'Log masuk untuk melihat {{number}} barang',
  signInItems_other: 'Log masuk untuk melihat {{number}} barang',
  browsingNeeds: 'Anda memerlukan akaun untuk melihat-lihat pasar',
  browsingFree: 'Buka akaun untuk melihat-lihat pasar. Percuma, dan hanya mengambil masa seminit.',
  peek: 'Terbuka kepada semua',
} satisfies Record<keyof typeof en, string>
