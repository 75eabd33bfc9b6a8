import type en from '../../en/payouts/debts'

export default {
  writeOff: '核销欠款',
  reason: '原因',
  reasonHint: '记入审计日志，会员看不到。',
  text: '核销后 {{name}} 不再欠款，可以删除账户。{{amount}} 由市集承担。',
  limit: '超过一位管理员可自行记入的金额，须由另一位管理员批准。',
  isProposed: '尚未核销：连同您近期自行记入的金额，已超过上限，正在账目中等待另一位管理员批准。',
  waits: '核销欠款',
  done: '欠款已核销。',
  entry: '市集核销的欠款',
} satisfies typeof en
