import type en from '../../en/accounts/accounts'

export default {
  forgotLink: 'Lupa kata laluan?',
  forgotTitle: 'Lupa kata laluan?',
  forgotLead: 'Masukkan e-mel anda, dan kami akan hantar pautan untuk menetapkan kata laluan baharu.',
  forgotSend: 'Hantar pautan',
  forgotSent: 'Jika {{email}} mempunyai akaun, pautan sedang dihantar.',
  forgotSentText:
    'Pautan itu boleh digunakan sekali sahaja, dalam masa {{rule.resetMinutes}} minit. Tidak menerimanya? Semak folder spam, atau buka akaun: alamat yang belum pernah disahkan tidak menerima pautan.',
  backToLogin: 'Kembali ke Log Masuk',
  resetTitle: 'Pilih kata laluan baharu',
  resetLead: 'Kata laluan lama diganti serta-merta, dan anda akan dilog keluar daripada semua peranti.',
  newPassword: 'Kata laluan baharu',
  resetSave: 'Simpan kata laluan baharu',
  resetEndedLead:
    'Pautan untuk menetapkan kata laluan baharu boleh digunakan sekali sahaja, selama {{rule.resetMinutes}} minit.',
  resetEndedText: 'Minta yang baharu; sekejap sahaja.',
  newLink: 'Hantar pautan baharu',
  passwordSet: 'Kata laluan baharu anda telah ditetapkan.',
  passwordSetText:
    'Anda telah dilog keluar daripada semua peranti. Sila log masuk dengan kata laluan baharu.',
  linkUnknown: 'Pautan ini tidak lengkap, atau bukan daripada kami.',
  linkUsed: 'Pautan ini sudah digunakan.',
  linkExpired: 'Pautan ini telah luput.',
  linkForeign: 'Pautan ini milik akaun lain.',
  linkForeignText:
    'Anda log masuk dengan akaun yang lain. Log keluar dahulu, kemudian buka pautan itu semula.',
  promptTitle: 'Sila sahkan e-mel anda',
  promptDescription: 'Sahkan alamat e-mel anda untuk membuat pembayaran.',
  promptLead: 'Kami telah menghantar e-mel ke {{email}}.',
  promptText:
    'Buka pautan dalam e-mel itu, dan anda boleh membuat pembayaran. Pautan sah selama {{rule.verifyHours}} jam. Belum menerimanya selepas seminit? Semak folder spam.',
  promptVisitor: 'Kami telah menghantar e-mel dengan pautan semasa anda membuka akaun.',
  promptVisitorText:
    'Buka pautan itu, dan anda boleh membuat pembayaran. Pautan sah selama {{rule.verifyHours}} jam. E-mel hilang? Log masuk dengan e-mel dan kata laluan anda, dan kami akan hantar pautan baharu.',
  resend: 'Hantar e-mel sekali lagi',
  resendLimit:
    'Anda boleh memintanya sehingga {{rule.resendsPerHour}} kali sejam. Semua pautan yang telah dihantar masih sah.',
  sentAgain: 'Kami telah menghantar satu lagi e-mel ke {{email}}.',
  goOnShopping: 'Teruskan membeli-belah',
  wrongAddress: 'Bukan alamat anda?',
  startOver: 'Log keluar dan mula semula',
  verifyTitle: 'Sahkan e-mel anda',
  verifyLead: 'Sila sahkan bahawa {{email}} ialah alamat anda.',
  verifySend: 'Sahkan e-mel saya',
  verifyPasswordHint: 'Kata laluan yang anda pilih semasa membuka akaun, untuk memastikan ini memang anda.',
  verifyEndedLead: 'Pautan pengesahan e-mel boleh digunakan sekali sahaja, selama {{rule.verifyHours}} jam.',
  verifyEndedText: 'Jika anda sudah mengesahkan e-mel anda, tiada apa-apa lagi yang perlu dibuat.',
  verifyEndedVisitor:
    'Jika anda sudah mengesahkan e-mel anda, log masuk sahaja. Jika belum, log masuk juga dan kami akan hantar pautan baharu.',
  confirmed: 'E-mel anda telah disahkan.',
  confirmedText: 'Kini anda boleh membuat pembayaran. Selamat membeli-belah!',
} satisfies Record<keyof typeof en, string>
