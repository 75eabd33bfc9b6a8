import type en from '../../en/payouts/debts'

export default {
  writeOff: 'Hapus kira hutang',
  reason: 'Sebab',
  reasonHint: 'Untuk log audit. Ahli tidak melihatnya.',
  text: '{{name}} tidak lagi berhutang dan boleh memadam akaun. Pasar menanggung {{amount}}.',
  limit:
    'Melebihi jumlah yang boleh direkodkan oleh seorang pentadbir sendiri, pentadbir lain mesti meluluskannya.',
  isProposed:
    'Belum dihapus kira: bersama apa yang anda rekodkan sendiri baru-baru ini, jumlahnya melebihi had. Cadangan ini menunggu pentadbir lain dalam buku akaun.',
  waits: 'Menghapus kira hutang',
  done: 'Hutang telah dihapus kira.',
  entry: 'Hutang dihapus kira oleh pasar',
} satisfies typeof en
