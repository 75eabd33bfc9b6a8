import type en from '../../en/selling/publicProfile'

export default {
  public: 'Apa yang pembeli lihat',
  publicText: 'Nama anda dan setiap kedai anda. Sesiapa sahaja boleh melihatnya, juga tanpa akaun.',
  look: 'Lihat halaman',
  edit: 'Ubah',
  since: 'Sejak {{date}}',
  noStores: 'Anda belum ada kedai.',
  addStore: 'Tambah kedai',
  rated_one: '{{rating}} daripada {{most}}, {{count}} ulasan',
  rated_other: '{{rating}} daripada {{most}}, {{count}} ulasan',
  unrated: 'Belum ada ulasan',
} satisfies typeof en
