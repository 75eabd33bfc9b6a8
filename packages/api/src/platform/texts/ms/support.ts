import type { support as english } from '../en/support'
import type { Translated } from '../texts-of'

export const support: Translated<typeof english> = {
  newsletterConfirm: {
    subject: 'Anda mahu surat berita kami?',
    heading: 'Satu langkah lagi',
    text: 'Seseorang, semoga anda, meminta surat berita {{app}} dihantar ke alamat ini: penjual baharu dan harga menarik, seminggu sekali. Ia hanya dihantar jika anda bersetuju di sini.',
    button: 'Ya, hantar kepada saya',
    note: 'Jika anda tidak memintanya, abaikan e-mel ini. Kami akan memadamkan alamat anda dalam {{rule.newsletterDays}} hari.',
  },
  newsletterWelcome: {
    subject: 'Anda telah melanggan',
    heading: 'Selamat datang ke surat berita kami',
    text: 'Surat berita {{app}} akan dihantar ke alamat ini, paling kerap seminggu sekali. Sementara itu, jemput melihat-lihat.',
    button: 'Jemput melihat-lihat',
    stop: 'Hentikan surat berita',
  },
  newsletterIssue: {
    subject: '{{subject}}',
    heading: '{{subject}}',
    text: '',
    stop: 'Berhenti melanggan',
    note: 'Anda menerima e-mel ini kerana anda melanggan surat berita {{app}} dengan alamat ini.',
  },
  newsletterTest: {
    subject: '[Ujian] {{subject}}',
    heading: '{{subject}}',
    text: '',
  },
  contactMessage: {
    subject: 'Mesej baharu: {{topic}}',
    heading: 'Mesej daripada halaman hubungi',
    text: 'Seseorang menulis kepada anda pada {{time}}.',
  },
  accessibilityNote: {
    subject: 'Maklum balas kebolehcapaian baharu',
    heading: 'Ada yang sukar digunakan',
    text: 'Seseorang memberitahu anda pada {{time}} apa yang menyukarkan mereka menggunakan laman ini.',
  },
  jobApplication: {
    subject: 'Permohonan baharu: {{post}}',
    heading: 'Permohonan jawatan',
    text: 'Seseorang memohon pada {{time}}.',
  },
  inboxAnswer: {
    subject: 'Jawapan kami: {{about}}',
    heading: 'Kami telah menjawab anda',
    text: 'Anda menulis kepada kami pada {{writtenAt}}. Inilah jawapan kami.',
    answer: 'Jawapan kami',
    message: 'Apa yang anda tulis',
    note: 'Jika masih ada perkara yang belum selesai, tulis lagi kepada kami di halaman hubungi kami.',
    button: 'Hubungi kami',
  },
}
