import type { accounts as english } from '../en/accounts'
import type { Translated } from '../texts-of'

export const accounts: Translated<typeof english> = {
  verifyEmail: {
    subject: 'Sahkan alamat e-mel anda',
    heading: 'Selamat datang ke {{app}}',
    text: 'Sila sahkan bahawa alamat ini milik anda. Selepas itu anda boleh membuat pembayaran, membida, menulis ulasan dan menghubungi penjual.',
    button: 'Sahkan alamat saya',
    note: 'Pautan ini boleh digunakan sekali sahaja, selama {{rule.verifyHours}} jam. Jika anda tidak mendaftar di {{app}}, abaikan e-mel ini.',
  },
  resetPassword: {
    subject: 'Tetapkan kata laluan baharu',
    heading: 'Kata laluan baharu',
    text: 'Seseorang meminta kata laluan baharu untuk akaun anda. Jika itu anda, tetapkannya di sini.',
    button: 'Tetapkan kata laluan baharu',
    note: 'Pautan ini boleh digunakan sekali sahaja, selama {{rule.resetMinutes}} minit. Jika anda tidak memintanya, abaikan e-mel ini: kata laluan anda tidak berubah.',
  },
  passwordChanged: {
    subject: 'Kata laluan anda telah ditukar',
    heading: 'Kata laluan anda telah ditukar',
    text: 'Kata laluan akaun anda telah ditukar pada {{time}}. Jika itu anda, tiada apa-apa yang perlu dilakukan.',
  },
  emailChangeConfirmOld: {
    subject: 'Adakah anda mahu menukar alamat e-mel anda?',
    heading: 'Pertukaran alamat e-mel anda',
    text: 'Seseorang meminta alamat akaun anda ditukar kepada {{email}}. Jika itu anda, sahkan di sini. Alamat baharu juga perlu disahkan.',
    button: 'Ya, tukar alamat saya',
    note: 'Pautan ini boleh digunakan sekali sahaja. Jika anda tidak memintanya, jangan tekan butang itu, dan tetapkan kata laluan baharu.',
  },
  emailChangeConfirmNew: {
    subject: 'Sahkan alamat e-mel baharu anda',
    heading: 'Alamat e-mel baharu anda',
    text: 'Sila sahkan bahawa alamat ini milik anda, supaya ia menjadi alamat akaun anda.',
    button: 'Sahkan alamat baharu saya',
    note: 'Pautan ini boleh digunakan sekali sahaja. Jika anda tidak tahu tentang perkara ini, abaikan e-mel ini.',
  },
  emailChanged: {
    subject: 'Alamat e-mel anda telah ditukar',
    heading: 'Alamat e-mel anda telah ditukar',
    text: 'Alamat e-mel akaun anda telah ditukar pada {{time}}. Jika itu anda, tiada apa-apa yang perlu dilakukan.',
    notMe: 'Jika ini bukan anda, hubungi kami dengan segera:',
    button: 'Hubungi kami',
  },
  accountExists: {
    subject: 'Anda sudah mempunyai akaun',
    heading: 'Anda sudah mempunyai akaun',
    text: 'Seseorang cuba mendaftar di {{app}} dengan alamat ini. Alamat ini sudah mempunyai akaun, jadi tiada akaun baharu dibuat.',
    button: 'Log masuk',
    forgot: 'Anda lupa kata laluan anda?',
    reset: 'Tetapkan kata laluan baharu',
    note: 'Jika ini bukan anda, tiada apa-apa yang perlu dilakukan.',
  },
  twoFactorOn: {
    subject: 'Log masuk dua langkah dihidupkan',
    heading: 'Log masuk dua langkah dihidupkan',
    text: 'Sejak {{time}}, akaun anda meminta kod daripada aplikasi pengesah setiap kali log masuk. Simpan kod pemulihan anda di tempat yang selamat.',
  },
  twoFactorOff: {
    subject: 'Log masuk dua langkah dimatikan',
    heading: 'Log masuk dua langkah dimatikan',
    text: 'Sejak {{time}}, akaun anda tidak lagi meminta kod semasa log masuk: kata laluan sahaja sudah memadai.',
  },
  accountDeleted: {
    subject: 'Akaun anda telah dipadam',
    heading: 'Selamat tinggal',
    text: 'Akaun anda telah dipadam pada {{time}}. Pesanan anda disimpan tanpa nama anda, kerana diperlukan oleh penjual dan pejabat cukai; begitu juga tuntutan, bidaan, ulasan dan soalan anda. Semua yang lain telah dipadam, kecuali yang disenaraikan di halaman Privasi kami.',
    note: 'Anda dialu-alukan untuk kembali: alamat ini boleh didaftarkan semula.',
  },
  accountSuspended: {
    subject: 'Akaun anda digantung',
    heading: 'Akaun anda digantung',
    text: 'Sejak {{time}}, tiada sesiapa boleh log masuk ke akaun anda, dan akaun itu telah dilog keluar di semua tempat. Pesanan yang sedang berjalan tetap diteruskan. Sebabnya: {{reason}}',
    notMe: 'Jika anda rasa ini satu kesilapan, hubungi kami:',
    button: 'Hubungi kami',
  },
  suspensionLifted: {
    subject: 'Anda boleh log masuk semula',
    heading: 'Selamat kembali',
    text: 'Penggantungan akaun anda telah ditarik balik pada {{time}}. Semuanya masih seperti yang anda tinggalkan.',
    button: 'Log masuk',
  },
  roleChanged: {
    subject: 'Peranan anda telah diubah',
    heading: 'Anda ada peranan baharu',
    text: 'Peranan anda di sini telah diubah pada {{time}}, dan anda dilog keluar di semua tempat. Log masuk semula untuk melihat halaman anda.',
    button: 'Log masuk',
  },
  adminAdded: {
    inApp: {
      title: '{{name}} kini pentadbir',
      text: 'Peranan ini diberikan oleh {{by}}. Jika anda tidak tahu sebabnya, tanyalah.',
    },
    subject: '{{name}} kini pentadbir',
    heading: '{{name}} kini pentadbir',
    text: 'Pada {{time}}, {{by}} menjadikan {{name}} pentadbir. Sebab yang diberikan: {{reason}}',
    button: 'Lihat ahli',
    note: 'Pentadbir boleh meluluskan bayaran keluar dan mengubah semua tetapan. Jika perkara ini tidak dipersetujui, tarik balik peranan itu dan tanya {{by}}.',
  },
  adminRemoved: {
    inApp: {
      title: '{{name}} bukan lagi pentadbir',
      text: 'Diubah oleh {{by}}. Jika anda tidak tahu sebabnya, tanyalah.',
    },
    subject: '{{name}} bukan lagi pentadbir',
    heading: '{{name}} bukan lagi pentadbir',
    text: 'Pada {{time}}, {{by}} menarik balik peranan pentadbir daripada {{name}}. Sebab yang diberikan: {{reason}}',
    button: 'Lihat ahli',
    note: 'Jika perkara ini tidak dipersetujui, tanya {{by}}.',
  },
}
