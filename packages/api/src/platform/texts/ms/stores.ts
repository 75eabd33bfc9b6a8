import type { stores as english } from '../en/stores'
import type { Translated } from '../texts-of'

export const stores: Translated<typeof english> = {
  staffInvited: {
    inApp: {
      title: '{{seller}} menjemput anda bekerja untuk mereka',
      text: 'Pautan untuk menerima ada dalam e-mel yang kami hantar kepada anda.',
    },
    subject: '{{seller}} menjemput anda bekerja untuk mereka di {{app}}',
    heading: 'Anda dijemput bekerja untuk {{seller}}',
    text: '{{seller}} menjemput anda membantu mengurus kedai mereka. Anda akan boleh: {{permissions}}. Log masuk atau daftar akaun dengan e-mel ini, dan terima sebelum {{until}}.',
    button: 'Lihat jemputan',
    note: 'Jika anda tidak mengenali {{seller}}, abaikan e-mel ini: tiada apa-apa berubah selagi anda tidak menerimanya.',
  },
  staffJoined: {
    inApp: { title: '{{member}} kini bekerja untuk anda', text: 'Jemputan anda telah diterima.' },
    subject: '{{member}} kini bekerja untuk anda',
    heading: '{{member}} telah menerima jemputan anda',
    text: 'Sejak {{time}}, {{member}} bekerja untuk anda dan boleh: {{permissions}}.',
    button: 'Lihat kakitangan',
    note: 'Anda boleh mengubah atau menamatkannya pada bila-bila masa.',
  },
  staffLeft: {
    inApp: {
      title: '{{member}} tidak lagi bekerja untuk anda',
      text: 'Mereka tidak boleh lagi membuka halaman penjual anda.',
    },
    subject: '{{member}} tidak lagi bekerja untuk anda',
    heading: '{{member}} telah berhenti',
    text: '{{member}} berhenti bekerja untuk anda pada {{time}} dan tidak boleh lagi membuka halaman penjual anda.',
    button: 'Lihat kakitangan',
    note: 'Apa yang telah mereka lakukan untuk anda kekal.',
  },
  staffChanged: {
    inApp: {
      title: '{{seller}} mengubah kebenaran anda',
      text: 'Lihat apa yang anda boleh lakukan sekarang.',
    },
    subject: 'Kebenaran anda di {{seller}} telah diubah',
    heading: 'Kebenaran anda telah diubah',
    text: '{{seller}} mengubah kebenaran anda pada {{time}}. Kini anda boleh: {{permissions}}.',
    button: 'Lihat kebenaran',
    note: 'Jika ada soalan, tanya {{seller}}.',
  },
  staffRemoved: {
    inApp: {
      title: 'Anda tidak lagi bekerja untuk {{seller}}',
      text: 'Anda tidak boleh lagi membuka halaman penjual mereka.',
    },
    subject: 'Anda tidak lagi bekerja untuk {{seller}}',
    heading: 'Anda tidak lagi bekerja untuk {{seller}}',
    text: '{{seller}} mengeluarkan anda daripada kakitangan mereka pada {{time}}. Anda tidak boleh lagi membuka halaman penjual mereka.',
    note: 'Akaun dan pesanan anda sendiri tidak terjejas.',
  },
  storeNews: {
    inApp: { title: 'Barang baharu: {{store}}', text: 'Kedai yang anda ikuti ada barang baharu.' },
  },
}
