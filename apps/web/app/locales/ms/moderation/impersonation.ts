export default {
  begin: 'Lihat pasar sebagai ahli ini',
  beginLead:
    'Anda melihat halaman seperti yang dilihat ahli, selama {{rule.lookMinutes}} minit. Tiada apa-apa boleh diubah; pembayaran, kata laluan, dokumen dan mesej tidak dipaparkan.',
  why: 'Mengapa anda melihat',
  none: 'Anda tidak melihat sebagai sesiapa',
  noneText: 'Buka halaman ahli untuk melihat pasar sebagai ahli itu.',
  beginHint: 'Ahli boleh membaca sebab ini dalam data mereka sendiri.',
  label: 'Melihat sebagai ahli',
  banner: 'Anda sedang melihat {{app}} sebagai {{name}}. Tiada apa-apa boleh diubah. Tamat pada {{time}}.',
  over: 'Masa untuk melihat {{app}} sebagai {{name}} sudah tamat.',
  end: 'Tamatkan tinjauan',
  title: 'Melihat pasar sebagai ahli',
  description: 'Tinjauan yang sedang dibuka dalam sesi ini.',
  refused: 'Halaman atau tindakan ini ditutup semasa tinjauan',
  refusedText:
    'Anda sedang melihat pasar sebagai {{name}}. Pembayaran, kata laluan, keselamatan, dokumen, mesej dan semua perubahan ditutup. Tiada apa-apa dilakukan.',
  overTitle: 'Tinjauan sudah tamat',
  overText:
    'Masa sudah habis, atau {{name}} tidak boleh dilihat lagi. Tamatkan tinjauan untuk meneruskan dengan akaun anda sendiri. Tiada apa-apa dilakukan.',
  open: 'Tinjauan sedang dibuka',
  openText: 'Anda sedang melihat pasar sebagai {{name}} hingga {{time}}.',
  goOn: 'Teruskan melihat',
  ended: 'Tinjauan tamat',
  endedText: 'Anda kembali ke akaun anda sendiri.',
}
