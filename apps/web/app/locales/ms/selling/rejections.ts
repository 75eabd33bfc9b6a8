export default {
  pick: 'Sebab yang biasa',
  optional: '(pilihan)',
  none: 'Pilih satu sebab, atau tulis sendiri',
  unreadable: 'Dokumen itu tidak dapat dibaca. Sila hantar gambar atau PDF yang jelas bagi seluruh halaman.',
  otherName: 'Nama pada dokumen tidak sama dengan nama dalam permohonan.',
  incomplete: 'Ada butiran yang tiada atau tidak betul.',
  notAllowed: 'Barang yang anda mahu jual tidak boleh dijual di sini.',
  vague: 'Sila beritahu kami penjual yang anda kenali dan cara anda menghubungi mereka.',
  unreachable: 'Kami tidak dapat menghubungi anda dengan butiran yang diberi.',
  duplicate: 'Anda sudah mempunyai akaun lain dengan kami.',
}
