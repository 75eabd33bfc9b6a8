import type { support } from '@pasar/domain/kernel/errors/support'

export default {
  INBOX_ANSWERED:
    '{{who}} telah pun menjawab mesej ini. Jawapannya ada di halaman ini. Tulisan anda tidak dihantar.',
  INBOX_CLOSED: '{{who}} telah pun menutup mesej ini. Tulisan anda tidak dihantar.',
  INBOX_TAKEN: '{{who}} telah pun mengambil mesej ini. Tulisan anda tidak dihantar.',
  INBOX_CHANGED:
    '{{who}} telah mengubah mesej ini sejak anda membukanya. Inilah keadaannya sekarang. Tulisan anda tidak dihantar.',
  NEWSLETTER_CHANGED:
    '{{who}} telah mengubah surat berita ini sejak anda membukanya. Inilah keadaannya sekarang. Perubahan anda tidak disimpan.',
  NEWSLETTER_BUSY: 'Surat berita lain sedang dihantar. Tunggu sehingga selesai, atau hentikannya dahulu.',
  NEWSLETTER_NOBODY: 'Belum ada sesiapa melanggan, jadi tiada penerima.',
  NEWSLETTER_SENT: 'Surat berita ini sudah dihantar kepada semua orang. Tiada apa lagi untuk dihentikan.',
  CV_MISSING: 'Sila pilih resume anda sebagai fail PDF.',
  CV_KIND: 'Ini bukan fail PDF. Sila simpan resume anda sebagai PDF dan pilih semula.',
  CV_TOO_HEAVY: 'Fail ini melebihi {{rule.cvMegabytes}} MB. Sila pilih yang lebih kecil.',
  JOB_POST_CLOSED: 'Jawatan ini sudah diisi. Anda boleh memohon tanpa menyatakan jawatan.',
} satisfies Record<keyof typeof support, string>
