export default {
  found: 'Anda ada draf belum disimpan dari {{when}}.',
  continued: 'Anda sedang menyunting draf belum disimpan dari {{when}}.',
  continue: 'Teruskan',
  discard: 'Buang draf',
  outdated:
    'Barang ini telah diubah selepas draf ini dimulakan. Anda akan diberitahu sebelum apa-apa ditimpa.',
  savedAt: 'Draf disimpan pada {{time}}.',
  failed: 'Draf tidak dapat disimpan. Apa yang anda taip masih ada di sini.',
  other: 'Borang ini telah disimpan di tab lain. Supaya tidak bertindih, tiada lagi yang disimpan di sini.',
  look: 'Lihat draf yang satu lagi',
  overwrite: 'Simpan yang ini',
  keep: 'Simpan sebagai draf sementara',
  kept: 'Draf telah disimpan. Barang itu sendiri tidak berubah.',
  discarded: 'Draf telah dibuang.',
}
