import type { moderation } from '@pasar/domain/kernel/errors/moderation'

export default {
  ITEM_REMOVED_BY: '{{name}} telah mengalih keluar barang ini. Sebabnya ada di halaman ini.',
  ITEM_SELLER_GONE: 'Penjual telah memadam akaun, jadi barang ini kekal dialih keluar.',
  ITEM_RESTORED_BY: '{{name}} telah memulihkan barang ini sementara itu.',
  ITEMS_TOLD_APART_BY: '{{name}} sudah mengesahkan bahawa ini dua barang yang berlainan.',
  ITEM_PAIR_GONE: 'Gambar kedua-dua barang ini tidak sama lagi, atau salah satunya sudah tidak dijual.',
  MEMBER_SUSPENDED_BY: 'Ahli ini sudah digantung oleh {{name}}.',
  MEMBER_FREED_BY: '{{name}} telah menarik balik penggantungan ahli ini.',
  LOOK_REFUSED:
    'Ini tidak boleh dilihat atau dilakukan semasa anda melihat pasar sebagai ahli. Sila tamatkan tinjauan dahulu.',
  LOOK_OVER: 'Masa untuk melihat pasar sebagai ahli ini sudah tamat. Tamatkan tinjauan untuk meneruskan.',
  LOOK_NOT_POSSIBLE:
    'Anda hanya boleh melihat pasar sebagai pembeli, penjual atau penjual semula yang aktif dan telah mengesahkan e-mel.',
  LOOK_IS_OPEN: 'Anda sedang melihat pasar sebagai ahli. Sila tamatkan tinjauan itu dahulu.',
  STORE_HIDDEN_BY: 'Kedai ini sudah disembunyikan oleh {{name}}.',
  STORE_SHOWN_BY: '{{name}} telah memaparkan semula kedai ini.',
  ORDER_HAS_NO_MAIL: 'Belum ada e-mel dihantar tentang pesanan ini.',
  APPEAL_ANSWERED_BY: '{{name}} telah menjawab rayuan ini sementara itu.',
  APPEAL_NOT_POSSIBLE: 'Anda sudah merayu, atau barang ini sudah dipulihkan.',
  ITEM_HAS_BIDS: 'Lelongan ini sudah ada bidaan. Ia boleh dialih keluar selepas tamat.',
  ITEM_NOT_FEATURED: 'Hanya barang yang sedang dijual boleh dijadikan pilihan.',
  ITEM_FEATURED_BY: 'Barang ini sudah dijadikan pilihan oleh {{who}}.',
  ITEM_UNFEATURED_BY: 'Barang ini bukan lagi pilihan. Ini dilakukan oleh {{who}}.',
  FEATURED_MOVED_BY: '{{who}} telah mengubah susunan sementara itu. Sila lihat semula.',
  MESSAGE_DECIDED: '{{who}} telah membuat keputusan tentang mesej ini.',
  REPORT_CLOSED: '{{who}} sudah menutup laporan ini.',
  MESSAGE_UNDELIVERABLE: 'Penerima tidak lagi menerima mesej daripada ahli ini. Anda hanya boleh menolaknya.',
  WORD_LIST_CHANGED: '{{who}} telah mengubah senarai ini sementara itu. Sila muat semula halaman.',
  ITEM_CHANGED_SINCE: 'Ia telah diubah selepas itu.',
  BANNER_LIMIT: 'Sudah ada {{limit}} sepanduk. Sila padam satu dahulu.',
} satisfies Record<keyof typeof moderation, string>
