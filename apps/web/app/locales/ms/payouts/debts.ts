import type en from '../../en/payouts/debts'

export default {
  writeOff: 'Hapuskan hutang',
  reason: 'Sebab',
  reasonHint: 'Untuk log audit. Ahli tidak melihatnya.',
  text: '{{name}} tidak lagi berhutang dan boleh memadam akaun. Platform menanggung {{amount}}.',
  done: 'Hutang telah dihapuskan.',
  entry: 'Hutang dihapuskan oleh pasar',
} satisfies typeof en
