import type en from '../../en/payouts/debts'

export default {
  writeOff: 'Hapuskan hutang',
  reason: 'Sebab',
  reasonHint: 'Untuk log audit. Ahli tidak melihatnya.',
  text: '{{name}} tidak lagi berhutang dan boleh memadam akaun. Platform menanggung {{amount}}.',
  limit:
    'Melebihi jumlah yang boleh direkodkan oleh seorang pentadbir sendiri, pentadbir lain mesti meluluskannya.',
  isProposed:
    'Belum dihapuskan: bersama apa yang anda rekodkan sendiri baru-baru ini, jumlahnya melebihi had. Cadangan ini menunggu pentadbir lain dalam akaun.',
  waits: 'Menghapuskan hutang',
  done: 'Hutang telah dihapuskan.',
  entry: 'Hutang dihapuskan oleh pasar',
} satisfies typeof en
