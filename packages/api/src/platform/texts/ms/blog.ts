import type { blog as english } from '../en/blog'
import type { Translated } from '../texts-of'

export const blog: Translated<typeof english> = {
  postSubmitted: {
    inApp: { title: 'Artikel menunggu semakan: {{title}}', text: 'Oleh {{name}}' },
    subject: 'Untuk disemak: {{title}}',
    heading: 'Satu artikel menunggu semakan',
    text: '{{note}} menghantar artikel {{title}} pada {{time}}.',
    button: 'Baca artikel',
    note: 'Anda menerima e-mel ini kerana anda mengurus pasar ini.',
  },
  postPublished: {
    inApp: {
      title: 'Artikel anda telah diterbitkan: {{title}}',
      text: 'Semua orang boleh membacanya mulai tarikh terbitnya.',
    },
    subject: 'Diterbitkan: {{title}}',
    heading: 'Artikel anda telah diterbitkan',
    text: '{{title}} telah diterima pada {{time}}. Semua orang boleh membacanya mulai tarikh terbitnya.',
    button: 'Lihat artikel anda',
    note: 'Untuk mengubahnya, tarik balik dahulu; anda boleh menghantarnya semula.',
  },
  postScheduled: {
    inApp: {
      title: 'Artikel anda telah dijadualkan: {{title}}',
      text: 'Semua orang boleh membacanya mulai {{day}}.',
    },
    subject: 'Dijadualkan pada {{day}}: {{title}}',
    heading: 'Artikel anda telah dijadualkan',
    text: '{{title}} telah diterima pada {{time}}. Semua orang boleh membacanya mulai {{day}}.',
    button: 'Lihat artikel anda',
    note: 'Untuk mengubahnya, tarik balik dahulu; anda boleh menghantarnya semula.',
  },
  postChanges: {
    inApp: { title: 'Sila lihat semula artikel anda: {{title}}', text: 'Kami meminta: {{note}}' },
    subject: 'Sila lihat semula: {{title}}',
    heading: 'Artikel anda perlu sedikit perubahan',
    text: 'Kami membaca {{title}} pada {{time}} dan meminta: {{note}}',
    button: 'Pergi ke artikel anda',
    note: 'Ubah dan hantar semula. Tiada apa-apa yang hilang.',
  },
  postRemarks: {
    inApp: {
      title: 'Sila lihat semula artikel anda: {{title}}',
      text: 'Nota pada petikannya: {{count}}. Nota itu ada di sebelah teks anda.',
    },
    subject: 'Sila lihat semula: {{title}}',
    heading: 'Artikel anda mempunyai nota',
    text: 'Kami membaca {{title}} pada {{time}} dan meminta perubahan. Nota pada petikan: {{count}}.',
    button: 'Baca nota',
    note: 'Nota itu ada di sebelah petikannya. Jawab atau tandakan setiap satu sebagai selesai, dan hantar artikel itu semula.',
  },
  postWithdrawn: {
    inApp: { title: 'Artikel anda telah diturunkan: {{title}}', text: 'Sebabnya: {{note}}' },
    subject: 'Diturunkan: {{title}}',
    heading: 'Artikel anda telah diturunkan',
    text: '{{title}} telah diturunkan pada {{time}}. Sebabnya: {{note}}',
    button: 'Pergi ke artikel anda',
    note: 'Anda boleh mengubahnya dan menghantar semula. Jika ini silap, hubungi kami.',
  },
  postCommented: {
    inApp: { title: 'Komen baharu pada {{title}}', text: 'Oleh {{name}}' },
  },
  commentShown: {
    inApp: { title: 'Komen anda telah dipaparkan', text: 'Ia tentang {{title}}.' },
  },
  commentRemoved: {
    inApp: { title: 'Komen anda telah dibuang', text: 'Ia tentang {{title}}.' },
  },
  commentTakenDown: {
    inApp: { title: 'Komen anda telah dibuang: {{title}}', text: 'Sebabnya: {{note}}' },
    subject: 'Komen anda telah dibuang: {{title}}',
    heading: 'Komen anda telah dibuang',
    text: 'Kami membuang komen anda tentang {{title}} pada {{time}}. Sebabnya: {{note}}',
    button: 'Lihat artikel',
    note: 'Jika anda rasa ini salah, sila hubungi kami.',
  },
}
