import type { messaging } from '@pasar/domain/kernel/errors/messaging'

export default {
  MESSAGES_OFF: 'Mesej dimatikan buat masa ini. Anda masih boleh membaca mesej anda.',
  MESSAGE_TO_SELF: 'Anda tidak boleh menghantar mesej kepada diri sendiri.',
  MESSAGE_CLOSED: 'Ahli ini tidak lagi menerima mesej.',
  MESSAGE_BLOCKED: 'Anda berdua tidak boleh berbalas mesej: salah seorang telah menyekat yang lain.',
  MESSAGE_KEY_USED:
    'Borang ini sudah menghantar mesej lain. Tekan hantar sekali lagi untuk menghantar mesej ini juga.',
  QUICK_REPLIES_FULL:
    'Anda boleh menyimpan sehingga {{rule.quickReplies}} balasan pantas. Sila padam satu dahulu.',
  AWAY_ANSWER_HELD:
    'Teks ini akan ditahan untuk semakan. Sila jangan sertakan nombor telefon, e-mel, pautan, akaun bank atau cara lain untuk membayar atau berhubung.',
  MESSAGE_TOO_MANY_PICTURES: 'Satu mesej boleh mengandungi sehingga {{rule.messagePhotos}} gambar.',
} satisfies Record<keyof typeof messaging, string>
