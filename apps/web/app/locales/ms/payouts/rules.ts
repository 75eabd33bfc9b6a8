import type en from '../../en/payouts/rules'

export default {
  title: 'Peraturan bayaran',
  lead: 'Baki minimum untuk dibayar, dan bila pentadbir kedua perlu meluluskan.',
  back: 'Semua bayaran',
  minimum: 'Bayar baki bermula',
  minimumHint: 'Baki di bawah jumlah ini disimpan sehingga bertambah.',
  secondAdmin: 'Pentadbir kedua jika melebihi',
  secondAdminHint:
    'Bayaran yang melebihi jumlah ini diluluskan oleh pentadbir selain pencadangnya, jika ada.',
  show: 'Lihat kesannya',
  effect: 'Apa yang berubah',
  before: 'Bayaran seterusnya hari ini',
  after: 'Dengan peraturan ini',
  paid: 'Dibayar: {{count}}, jumlah {{total}}',
  below: 'Di bawah minimum: {{count}}, jumlah {{total}}',
  needsOther: 'Pentadbir kedua perlu meluluskan',
  needsNobody: 'Seorang pentadbir sudah memadai',
  save: 'Simpan peraturan ini',
  keep: 'Kekalkan yang lama',
  saved: 'Disimpan',
  savedText: 'Peraturan ini berkuat kuasa mulai kelulusan seterusnya.',
  changes: 'Perubahan',
  changesNone: 'Belum ada sesiapa mengubah peraturan ini.',
  failureConfirmed: 'Kegagalan disahkan. Ahli dibayar semula dalam bayaran seterusnya.',
  otherAdmin: 'Pentadbir lain perlu mengesahkan kegagalan ini. Sebelum itu, ahli tidak dibayar semula.',
  confirmFailure: 'Sahkan kegagalan',
  bankReference: 'Rujukan bank',
  bankReferenceHint:
    'Seperti dalam rekod bank bagi pindahan yang gagal. Selepas itu barulah ahli dibayar semula.',
  failedAs: 'Kegagalan disahkan, rujukan bank {{reference}}',
  shell: 'Melalui baris arahan',
} satisfies typeof en
