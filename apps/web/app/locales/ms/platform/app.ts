import type en from '../../en/platform/app'

export default {
  offlineTitle: 'Anda di luar talian',
  offlineText:
    '{{name}} tidak dapat dihubungi sekarang. Sila semak sambungan anda. Troli anda tetap disimpan.',
  tryAgain: 'Cuba lagi',
  keptTitle: 'Anda masih boleh membaca',
  copyNotice: 'Anda di luar talian',
  copyText:
    'Ini salinan bertarikh {{date}} yang disimpan oleh pelayar anda. Kandungannya mungkin sudah berubah.',
  shortcutSearch: 'Cari',
} satisfies Record<keyof typeof en, string>
