import type en from '../../en/selling/markdownEditor'

export default {
  toolbar: 'Format teks',
  write: 'Kembali menulis',
  preview: 'Lihat hasilnya',
  bold: 'Tebal',
  italic: 'Condong',
  list: 'Senarai',
  link: 'Pautan',
  linkText: 'teks pautan',
  empty: 'Belum ada apa-apa untuk dipaparkan.',
  failed: 'Pratonton tidak dapat dimuatkan. Sila cuba lagi.',
  loading: 'Memuatkan pratonton',
} satisfies typeof en
