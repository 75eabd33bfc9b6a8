import type en from '../../en/accounts/auth'

export default {
  signIn: 'Log Masuk',
  signUp: 'Daftar',
  email: 'E-mel',
  password: 'Kata laluan',
  name: 'Nama',
  loginTitle: 'Selamat kembali',
  loginLead: 'Log masuk untuk melihat-lihat pasar, mengisi troli, membayar dan menjejak pesanan anda.',
  loginDescription: 'Log masuk ke akaun anda.',
  createOne: 'Buka akaun',
  registerTitle: 'Buka akaun',
  registerLead: 'Seminit sahaja. Bungkusan pertama anda dihantar percuma dengan kod WELCOMEFREE.',
  registerDescription: 'Buka akaun dan nikmati penghantaran percuma untuk pembelian pertama anda.',
  haveAccount: 'Sudah ada akaun?',
  passwordHint: 'Sekurang-kurangnya {{rule.passwordLetters}} aksara.',
  loggedOut: 'Telah Log Keluar!',
  loggedOutText: 'Jumpa lagi.',
  welcome: 'Selamat datang!',
  welcomeText:
    'Kami telah menghantar e-mel ke {{email}}. Buka pautannya untuk mengesahkan alamat itu sebelum pesanan pertama anda.',
  language: 'Bahasa',
  cartKept: 'Log masuk untuk menambah barang itu ke troli anda.',
} satisfies Record<keyof typeof en, string>
