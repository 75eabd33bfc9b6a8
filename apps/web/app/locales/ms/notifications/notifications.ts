import type en from '../../en/notifications/notifications'

export default {
  title: 'Pemberitahuan',
  description: 'Apa yang berlaku pada pesanan dan akaun anda.',
  all: 'Semua',
  unread: 'Belum dibaca',
  filter: 'Tapis pemberitahuan',
  readAll: 'Tandakan semua sebagai dibaca',
  allRead: 'Semuanya telah ditandakan sebagai dibaca.',
  preferences: 'Tetapan pemberitahuan',
  isNew: 'Baharu',
  none: 'Belum ada pemberitahuan',
  noneText: 'Apabila ada perkembangan pada pesanan atau akaun anda, ia dipaparkan di sini.',
  noneUnread: 'Anda tiada pemberitahuan baharu',
  noneUnreadText: 'Anda telah membaca semuanya.',
  showAll: 'Tunjukkan semua',
  pages: 'Halaman pemberitahuan',
  firstPage: 'Halaman pertama',
  nextPage: 'Halaman seterusnya',
  liveFailed: 'Gagal menyambung ke mesej masa nyata: {{message}}',
} satisfies Record<keyof typeof en, string>
