import type en from '../../en/payments/confirmCard'

export default {
  title: '验证银行卡',
  lead: '不会扣款。验证后即可继续出价。',
  last: '上次验证：尾号 {{last4}} 的银行卡，{{when}}。',
  confirm: '验证银行卡',
  confirming: '正在验证…',
  start: '前往付款页面验证',
  done: '银行卡已验证',
  doneText: '您可以继续出价了。',
  refused: '银行卡未通过验证',
  refusedText: '请重试，或使用另一张卡。',
  demo: '请使用 {{number}}，有效期填任意未来月份，CVC 任意。',
} satisfies Record<keyof typeof en, string>
