import type { platform } from '@pasar/domain/kernel/errors/platform'

export default {
  FEATURE_OFF: 'Ciri ini dimatikan buat masa ini.',
  JOB_RUNS:
    'Tugas ini sedang berjalan atau akan berjalan. {{name}} yang terakhir memulakannya secara manual.',
  MAIL_RETRIED_BY: 'Tiada lagi yang perlu dihantar semula di sini. {{name}} sudah melakukannya.',
  FORM_DRAFT_CHANGED:
    'Versi lain borang ini telah disimpan sebelum ini atau di tab lain. Tiada apa-apa diubah: tekan sekali lagi untuk meneruskan tanpanya.',
  VIEWS_FULL:
    'Anda boleh menyimpan sehingga {{rule.savedViews}} paparan bagi satu senarai. Padam satu untuk menyimpan yang lain.',
  VIEW_NAME_TAKEN: 'Paparan lain bagi senarai ini sudah menggunakan nama ini.',
  VIEW_IS_WHOLE: 'Ini senarai penuh. Tapis atau isih dahulu.',
  PICTURE_MISSING: 'Sila pilih gambar dahulu.',
  PICTURE_KIND: 'Sila pilih gambar JPEG, PNG, WebP atau AVIF. Jenis fail lain tidak boleh digunakan.',
  PICTURE_UNREADABLE: 'Gambar ini rosak dan tidak dapat dibaca. Sila cuba yang lain.',
  PICTURE_TOO_MANY_PIXELS: 'Gambar ini melebihi {{rule.pictureMegapixels}} megapiksel. Sila kecilkannya.',
  PICTURE_TOO_LARGE_FOR_KIND:
    'Gambar jenis ini boleh mempunyai sehingga {{limit}} megapiksel. Sila kecilkannya, atau simpan sebagai JPEG biasa.',
  PICTURE_SEVERAL_FRAMES: 'Fail ini mengandungi animasi atau beberapa gambar. Sila pilih satu gambar pegun.',
  PICTURE_NOT_PROCESSED: 'Gambar ini tidak dapat diproses. Sila kecilkannya, atau simpan sebagai JPEG biasa.',
  UPLOAD_RUNNING: 'Muat naik anda yang lain masih berjalan. Sila hantar semula selepas ia selesai.',
  PICTURES_BUSY: 'Terlalu banyak gambar sedang diproses sekarang. Sila cuba lagi sebentar.',
  PICTURE_TOO_HEAVY:
    'Gambar ini lebih besar daripada {{rule.pictureMegabytes}} MB. Sila pilih yang lebih kecil.',
  SETTINGS_CHANGED: '{{who}} telah mengubahnya sejak anda membuka halaman ini. Tiada apa-apa disimpan.',
  SETTINGS_SAME: 'Tiada apa-apa yang berubah.',
} satisfies Record<keyof typeof platform, string>
