export default {
  title: 'Sesi anda tamat sebelum ini sempat dihantar',
  lead: 'Tulisan anda masih ada di halaman ini',
  steps:
    'Log masuk dalam tab baharu, kembali ke sini, kemudian hantar. Halaman ini menyimpan tulisan anda selagi anda tidak menutupnya.',
  proofTitle: 'Sahkan identiti anda sebelum ini dihantar',
  proofSteps:
    'Sahkan identiti dalam tab baharu, kembali ke sini, kemudian hantar. Halaman ini menyimpan tulisan anda selagi anda tidak menutupnya.',
  goneTitle: 'Perkara yang berkaitan dengan borang ini sudah tiada',
  goneSteps:
    'Ia telah dipadam sebelum borang ini dihantar, mungkin dalam tab lain. Salin dari sini apa yang anda mahu simpan.',
  otherTitle: 'Tulisan ini milik ahli lain',
  otherSteps:
    'Anda log masuk sebagai {{sender}}, jadi ia tidak dihantar. Penulisnya perlu log masuk dalam tab baharu, kembali ke sini, kemudian menghantarnya.',
  nameTitle: 'Semak atas nama siapa ini dihantar',
  nameSteps: 'Anda log masuk sebagai {{sender}}. Ia dihantar atas nama ini apabila anda menekan Hantar.',
  files:
    'Gambar dan fail tidak disimpan. Untuk menghantarnya sekali, salin tulisan anda dahulu, kemudian buka borang itu semula.',
  send: 'Hantar',
}
