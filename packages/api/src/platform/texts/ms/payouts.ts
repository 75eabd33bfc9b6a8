import type { payouts as english } from '../en/payouts'
import type { Translated } from '../texts-of'

export const payouts: Translated<typeof english> = {
  bankAccountChanged: {
    inApp: {
      title: 'Akaun bank anda telah ditukar: {{bank}}',
      text: 'Bayaran dibuat ke akaun ini selepas {{rule.accountWaitHours}} jam. Jika bukan anda, tukar kata laluan anda segera.',
    },
    subject: 'Akaun bank anda untuk bayaran telah ditukar',
    heading: 'Akaun bank anda telah ditukar',
    text: 'Pada {{time}}, akaun untuk bayaran anda ditukar kepada {{bank}}. Bayaran akan dibuat ke akaun ini mulai {{until}}.',
    button: 'Lihat akaun',
    note: 'Jika ini bukan anda, tukar kata laluan anda segera dan hubungi kami: sehingga masa itu tiada bayaran dibuat ke akaun baharu.',
  },
  payoutPaid: {
    inApp: { title: 'Kami telah membayar anda {{amount}}', text: 'Wang dihantar ke {{bank}}.' },
    subject: 'Kami telah membayar anda {{amount}}',
    heading: 'Bayaran kepada anda: {{amount}}',
    text: 'Bank telah menghantar {{amount}} ke {{bank}}. Rujukannya {{reference}}.',
    button: 'Lihat baki',
    note: 'Sesetengah bank hanya memaparkannya pada hari bekerja berikutnya.',
  },
  payoutFailed: {
    inApp: {
      title: 'Bayaran {{amount}} kepada anda tidak berjaya',
      text: 'Wang itu kembali dalam baki anda. Sebabnya: {{reason}}',
    },
    subject: 'Bayaran {{amount}} kepada anda tidak berjaya',
    heading: 'Bayaran kepada anda tidak berjaya',
    text: 'Bank tidak dapat membayar {{amount}} ke {{bank}} (rujukan {{reference}}). Sebabnya: {{reason}}',
    button: 'Lihat baki',
    note: 'Wang itu kembali dalam baki anda dan akan disertakan dalam bayaran seterusnya. Sila semak akaun bank anda.',
  },
  debtWaived: {
    inApp: {
      title: 'Anda tidak lagi berhutang {{amount}}',
      text: 'Kami telah menghapus kira hutang itu. Baki anda kini sifar.',
    },
    subject: 'Anda tidak lagi berhutang {{amount}} dengan kami',
    heading: 'Anda tidak lagi berhutang {{amount}}',
    text: 'Kami telah menghapus kira {{amount}} yang anda hutang kepada kami selepas bayaran balik. Baki anda kini sifar.',
    button: 'Lihat akaun anda',
    note: 'Anda tidak perlu membayar apa-apa.',
  },
  balanceAdjusted: {
    inApp: { title: 'Baki anda telah dilaraskan sebanyak {{amount}}', text: 'Sebabnya: {{reason}}' },
    subject: 'Baki anda telah dilaraskan: {{amount}}',
    heading: 'Baki anda telah dilaraskan sebanyak {{amount}}',
    text: 'Kami telah merekodkan {{amount}} pada baki anda. Sebabnya: {{reason}}',
    button: 'Lihat baki',
    note: 'Jika anda rasa ini silap, sila hubungi kami.',
  },
  payoutLimitChanged: {
    inApp: {
      title: 'Kelulusan pentadbir kedua kini bermula melebihi {{after}}',
      text: 'Diubah oleh {{by}} daripada {{before}}. Jika anda tidak tahu sebabnya, tanyalah.',
    },
    subject: 'Kelulusan pentadbir kedua kini bermula melebihi {{after}}',
    heading: 'Had bagi seorang pentadbir telah diubah',
    text: 'Pada {{time}}, {{by}} mengubah jumlah yang memerlukan pentadbir kedua untuk meluluskan bayaran keluar dan pelarasan: daripada {{before}} kepada {{after}}.',
    button: 'Lihat peraturan bayaran keluar',
    note: 'Jika perkara ini tidak dipersetujui, ubah semula dan tanya {{by}}.',
  },
}
