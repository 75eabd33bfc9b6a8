import type { selling } from '@pasar/domain/kernel/errors/selling'

export default {
  ITEM_EDITED:
    'Barang ini telah diubah sejak anda membukanya. Apa yang anda taip masih ada di sini: simpan sekali lagi untuk menggantikan maklumat sekarang.',
  PRICE_CHANGED: 'Harga sudah berubah. Kini {{now}}.',
  STOCK_CHANGED: 'Stok sudah berubah. Kini {{now}} unit.',
  ITEM_INCOMPLETE: 'Masih ada maklumat yang belum lengkap. Sila buka barang ini dan lengkapkannya.',
  ITEM_ON_HOLIDAY:
    'Barang ini disembunyikan semasa kedainya bercuti dan akan kembali dengan sendirinya. Untuk menjualnya sekarang, ubah cuti kedai.',
  ITEM_NOT_CHANGEABLE: 'Perkara ini tidak lagi boleh diubah pada barang ini.',
  ITEM_PRICE_RANGE: 'Harga baharu akan kurang daripada {{least}} atau melebihi {{most}}.',
  ITEM_UNCHANGED: 'Tiada apa-apa yang perlu diubah.',
  ITEM_NOT_DRAFT: 'Hanya draf boleh dipadam. Sebaliknya, anda boleh menjeda barang ini.',
  ITEM_PICTURE_GONE:
    'Salah satu gambar ini tiada lagi kerana telah dibuang di tempat lain. Sila semak gambar dan simpan semula.',
  PICTURE_CROP: 'Bahagian ini tidak muat dalam gambar. Sila pilih semula.',
  ITEM_WITHOUT_PICTURE: 'Sila tambah sekurang-kurangnya satu gambar.',
  ITEM_TOO_MANY_PICTURES: 'Satu barang boleh ada {{rule.itemPictures}} gambar sahaja.',
  IMPORT_FILE_KIND: 'Sila pilih fail CSV atau XLSX, atau ZIP yang mengandungi satu fail dan gambar.',
  IMPORT_TOO_LARGE: 'Fail ini terlalu besar: paling banyak {{most}} MB.',
  IMPORT_TOO_MANY_ROWS: 'Fail ini melebihi {{most}} baris. Sila bahagikannya.',
  IMPORT_QUOTES:
    'Tanda petikan pada baris {{row}}, lajur {{column}} rosak: tanda pembuka mesti ada penutupnya.',
  IMPORT_ARCHIVE: 'Fail ini rosak atau isinya melebihi had yang kami buka.',
  IMPORT_PATH:
    'Fail “{{name}}” dalam ZIP ini mempunyai laluan yang keluar dari foldernya. Sila bungkus semula fail ZIP itu.',
  IMPORT_COLUMNS: 'Tiada lajur yang kami kenali pada baris pertama. Sila bandingkan dengan senarai lajur.',
  IMPORT_MOVED: 'Status import ini telah berubah. Sila lihat semula.',
  IMPORT_WAITS:
    'Fail “{{name}}” sudah disemak dan menunggu anda. Tandakan bahawa ia boleh ditinggalkan, atau teruskannya dahulu.',
  IMPORT_UNDER_WAY: 'Import lain sedang berjalan. Sila tunggu atau batalkannya.',
  DOCUMENT_MISSING: 'Sila sertakan bukti identiti anda: gambar atau PDF.',
  DOCUMENT_KIND: 'Ini bukan PDF, dan bukan gambar JPEG, PNG atau WebP. Sila pilih fail lain.',
  DOCUMENT_TOO_HEAVY: 'Fail ini melebihi {{rule.proofMegabytes}} MB. Sila pilih yang lebih kecil.',
  SELLER_PENDING: 'Permohonan anda sudah kami terima. Kami akan menghubungi anda.',
  SELLER_ALREADY: 'Anda sudah pun menjadi penjual.',
  SELLER_SUSPENDED: 'Akaun penjual anda digantung. Sila hubungi kami.',
  SELLER_NOT_APPROVED: 'Anda boleh menjual sebaik sahaja permohonan anda diluluskan.',
  APPLICATION_DECIDED: '{{who}} telah pun membuat keputusan tentang permohonan ini.',
  APPLICATION_MOVED:
    'Penyemak lain telah meminta maklumat lanjut, atau pemohon telah menjawab, selepas anda membukanya. Sila lihat semula.',
  APPLICATION_CHANGED: 'Permohonan anda telah berubah. Halaman ini menunjukkan status terkini.',
  APPLICATION_FILES: 'Anda boleh menghantar hingga {{rule.answerDocuments}} fail bersama jawapan.',
  APPLICATION_STORE_TAKEN:
    'Kedai lain sudah menggunakan nama ini. Sila tolak permohonan ini dan minta nama lain.',
  APPLICATION_NUMBERS_LOST:
    'Nombor ini tidak dapat dibaca lagi. Sila tolak permohonan ini dan minta permohonan baharu.',
  APPLICANT_HAS_ORDERS:
    'Pemohon masih ada pesanan atau bidaan yang sedang berjalan sebagai pembeli. Sila luluskan selepas semuanya selesai; sehingga itu tiada apa-apa yang berubah.',
  APPLICANT_SUSPENDED:
    'Akaun pemohon ini sedang digantung. Sila tarik balik penggantungan dahulu, atau tolak permohonan ini.',
  AFFILIATE_PENDING: 'Permohonan anda sudah kami terima. Kami akan menghubungi anda.',
  AFFILIATE_ALREADY: 'Anda sudah pun menjadi rakan promosi.',
} satisfies Record<keyof typeof selling, string>
