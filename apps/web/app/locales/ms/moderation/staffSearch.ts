import type en from '../../en/moderation/staffSearch'

export default {
  title: 'Carian',
  lead: 'Ahli, pesanan, barang, kedai dan halaman pentadbiran, di satu tempat.',
  label: 'Nama, e-mel, nombor pesanan, barang, kedai atau halaman',
  find: 'Cari',
  keys: 'Ctrl K, atau ⌘ K pada Mac, membuka carian ini di setiap halaman pentadbiran.',
  more: 'Taip satu aksara lagi untuk mencari ahli, pesanan, barang dan kedai.',
  none: 'Tiada hasil ditemui',
  noneText:
    'Nama, e-mel dan nombor pesanan dicari mengikut permulaannya, barang mengikut mana-mana perkataannya.',
  results: 'Hasil',
  found_one: '{{count}} hasil',
  found_other: '{{count}} hasil',
  searching: 'Sedang mencari…',
  failed: 'Carian gagal. Sila cuba lagi.',
  pages: 'Halaman',
  all_members: 'Semua ahli yang sepadan',
  all_orders: 'Semua pesanan yang sepadan',
  all_items: 'Semua barang yang sepadan',
  all_stores: 'Semua kedai yang sepadan',
} satisfies typeof en
