import type en from '../../en/platform/install'

export default {
  button: 'Pasang aplikasi',
  title: '{{name}} sentiasa di tangan anda',
  text: 'Setelah dipasang, ia dibuka dari skrin utama seperti aplikasi lain dan hampir tidak mengambil ruang.',
  later: 'Bukan sekarang',
  onIphone: 'Tambah ke Skrin Utama',
} satisfies Record<keyof typeof en, string>
