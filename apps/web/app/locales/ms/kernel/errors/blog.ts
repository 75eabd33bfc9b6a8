import type { blog } from '@pasar/domain/kernel/errors/blog'

export default {
  BLOG_PUBLISHED_BY: '{{who}} telah pun menerbitkan artikel ini.',
  BLOG_CHANGES_ASKED_BY: '{{who}} telah pun meminta pengarang mengubah artikel ini.',
  BLOG_WITHDRAWN_BY: '{{who}} telah pun menurunkan artikel ini daripada blog.',
  BLOG_MOVED: 'Status artikel ini telah berubah. Inilah keadaannya sekarang.',
  BLOG_SAVED_ELSEWHERE:
    'Artikel ini telah disimpan dalam tab lain. Apa yang anda taip di sini ada dalam sejarah: bandingkan kedua-duanya, kemudian simpan semula.',
  BLOG_LOCKED:
    'Artikel ini tidak boleh diubah semasa kami menyemaknya atau selepas diterbitkan. Sila tarik balik dahulu.',
  BLOG_TOO_MANY_PICTURES:
    'Setiap artikel boleh mempunyai hingga {{rule.postPictures}} gambar. Untuk menambah yang lain, buang beberapa gambar daripada teks dan simpan.',
  BLOG_TOO_MANY_LINKS: 'Setiap artikel boleh mempunyai hingga {{rule.postLinks}} pautan ke laman lain.',
  BLOG_TOO_SHORT: 'Sila tulis sekurang-kurangnya {{rule.articleLeast}} aksara sebelum menghantar artikel.',
  BLOG_TRANSLATED: 'Artikel ini sudah ditulis dalam bahasa itu.',
  BLOG_REASON_MISSING: 'Sila tulis apa yang perlu diubah, atau tulis nota pada petikan teks.',
  BLOG_QUOTE_MISSING: 'Perkataan ini tiada dalam petikan itu. Sila salin daripadanya.',
  BLOG_TOO_MANY_REMARKS:
    'Artikel ini mempunyai {{rule.openRemarks}} nota yang belum selesai. Sila minta perubahan itu dahulu.',
  BLOG_TOO_MANY_POSTS:
    'Anda mempunyai {{rule.openPosts}} artikel yang belum diterbitkan. Sila siapkan atau padam satu dahulu.',
  BLOG_ADDRESS: 'Sila pilih alamat yang mengandungi sekurang-kurangnya tiga huruf dari A hingga Z.',
  BLOG_ADDRESS_TAKEN: 'Artikel lain sudah menggunakan alamat ini. Sila pilih alamat lain.',
  BLOG_PUBLISH_DAY: 'Sila pilih hari mulai hari ini, dalam tempoh setahun.',
  COMMENT_DECIDED: '{{who}} telah membuat keputusan tentang komen ini.',
} satisfies Record<keyof typeof blog, string>
