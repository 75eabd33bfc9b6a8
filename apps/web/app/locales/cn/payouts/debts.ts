import type en from '../../en/payouts/debts'

export default {
  writeOff: '核销欠款',
  reason: '原因',
  reasonHint: '记入审计日志，会员看不到。',
  text: '核销后 {{name}} 不再欠款，可以删除账户。{{amount}} 由平台承担。',
  done: '欠款已核销。',
  entry: '市场核销的欠款',
} satisfies typeof en
