import type en from '../../en/messaging/messageReports'

export default {
  lead: '收件人举报了这些消息。最早的举报排在最前。',
  lists: '消息列表',
  held: '待审核',
  reported: '被举报',
  none: '没有待处理的举报',
  noneText: '收件人举报的消息会显示在这里。',
  note: '收件人说明：',
  history: '以前被拒绝的消息',
  dismiss: '保留消息',
  uphold: '撤回消息',
  dismissed: '消息已保留，举报已处理。',
  upheld: '消息已撤回，并已通知发件人。',
  csv_reported: '举报时间',
  csv_reason: '原因',
  csv_note: '收件人的说明',
} satisfies Record<keyof typeof en, string>
