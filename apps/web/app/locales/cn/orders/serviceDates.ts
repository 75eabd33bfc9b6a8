import type en from '../../en/orders/serviceDates'

export default {
  move: '更改日期',
  moveHint: '对方接受新日期之前，原定日期仍然有效。',
  wantsBuyer: '买家希望改到{{date}}。',
  wantsSeller: '卖家希望改到{{date}}。',
  byYou: '您已请求改到{{date}}。对方接受之前，原定日期仍然有效。',
  acceptMove: '接受新日期',
  keep: '保持原定日期',
  withdraw: '撤回，保持原定日期',
  keptTitle: '日期不变',
  keptText: '已通知对方。',
  eventMoved: '与 {{store}} 约定的日期已更改',
  eventKept: '与 {{store}} 约定的日期不变',
  packing: '请与卖家约定日期。',
  onWay: '日期已约定。',
  arrived: '服务是否如约完成？请确认，或报告问题。',
} satisfies typeof en
