import type en from '../../en/accounts/accounts'

export default {
  forgotLink: 'Lupa kata laluan?',
  forgotTitle: 'Lupa kata laluan?',
  forgotLead: 'Beritahu kami e-mel anda, dan kami hantar pautan untuk kata laluan baharu.',
  forgotSend: 'Hantar pautan',
  forgotSent: 'Jika {{email}} mempunyai akaun, pautan sedang dihantar.',
  forgotSentText:
    'Ia berfungsi sekali sahaja, dalam masa {{rule.resetMinutes}} minit. Tiada apa-apa? Semak folder spam, atau buka akaun: alamat yang belum pernah disahkan tidak menerima pautan.',
  backToLogin: 'Kembali ke Log Masuk',
  resetTitle: 'Pilih kata laluan baharu',
  resetLead: 'Ia menggantikan yang lama serta-merta, dan melog keluar anda di semua tempat.',
  newPassword: 'Kata laluan baharu',
  resetSave: 'Simpan kata laluan baharu',
  resetEndedLead:
    'Pautan untuk kata laluan baharu berfungsi sekali sahaja, selama {{rule.resetMinutes}} minit.',
  resetEndedText: 'Minta yang baharu; sekejap sahaja.',
  newLink: 'Hantar pautan baharu',
  passwordSet: 'Kata laluan baharu anda sudah ditetapkan.',
  passwordSetText: 'Anda telah dilog keluar di semua tempat. Sila log masuk dengannya.',
  linkUnknown: 'Pautan ini tidak lengkap, atau bukan daripada kami.',
  linkUsed: 'Pautan ini sudah digunakan.',
  linkExpired: 'Pautan ini sudah tamat tempoh.',
  linkForeign: 'Pautan ini milik akaun lain.',
  linkForeignText:
    'Anda log masuk dengan akaun yang lain. Log keluar dahulu, kemudian buka pautan itu semula.',
  promptTitle: 'Sila sahkan e-mel anda',
  promptDescription: 'Sahkan alamat e-mel anda untuk membuat pembayaran.',
  promptLead: 'Kami telah menghantar e-mel ke {{email}}.',
  promptText:
    'Buka pautan di dalamnya, dan anda boleh membuat pembayaran. Ia berfungsi selama {{rule.verifyHours}} jam. Tiada apa-apa selepas seminit? Semak folder spam.',
  promptVisitor: 'Kami telah menghantar e-mel dengan pautan semasa anda membuka akaun.',
  promptVisitorText:
    'Buka pautan itu, dan anda boleh membuat pembayaran. Ia berfungsi selama {{rule.verifyHours}} jam. E-mel hilang? Log masuk dengan e-mel dan kata laluan anda, dan kami hantar yang baharu.',
  resend: 'Hantar e-mel sekali lagi',
  resendLimit:
    'Kami menghantarnya semula paling banyak {{rule.resendsPerHour}} kali sejam. Semua pautan yang telah dihantar masih berfungsi.',
  sentAgain: 'Kami telah menghantar satu lagi e-mel ke {{email}}.',
  goOnShopping: 'Teruskan membeli-belah',
  wrongAddress: 'Bukan alamat anda?',
  startOver: 'Log keluar dan mula semula',
  verifyTitle: 'Sahkan e-mel anda',
  verifyLead: 'Satu tekan sahaja, dan {{email}} disahkan.',
  verifySend: 'Sahkan e-mel saya',
  verifyPasswordHint: 'Yang anda pilih semasa membuka akaun. Ia menunjukkan bahawa ini memang anda.',
  verifyEndedLead: 'Pautan untuk mengesahkan e-mel berfungsi sekali sahaja, selama {{rule.verifyHours}} jam.',
  verifyEndedText: 'Jika anda pernah mengesahkan e-mel anda, semuanya sudah beres.',
  verifyEndedVisitor:
    'Jika anda pernah mengesahkan e-mel anda, semuanya sudah beres: log masuk sahaja. Jika belum, log masuk juga dan kami hantar pautan baharu.',
  confirmed: 'E-mel anda telah disahkan.',
  confirmedText: 'Kini anda boleh membuat pembayaran. Selamat membeli-belah!',
} satisfies Record<keyof typeof en, string>
