import type en from '../../en/selling/shippingDefaults'

export default {
  title: 'Penghantaran',
  lead: 'Cara biasa anda menghantar, dan jumlah minimum untuk penghantaran percuma.',
  usual: 'Cara biasa anda menghantar',
  usualText: 'Barang baharu bermula dengan ini. Barang yang sudah disenaraikan tidak berubah.',
  save: 'Simpan',
  saved: 'Disimpan',
  savedText: 'Barang baharu bermula dengannya.',
  neverFree: 'Pembeli membayar penghantaran.',
  change: 'Ubah',
  settingsText: 'Berat, saiz dan tempat asal penghantaran, supaya anda menaipnya sekali sahaja.',
  manage: 'Tetapkan penghantaran',
} satisfies typeof en
