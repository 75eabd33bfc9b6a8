import type en from '../../en/moderation/reports'

export default {
  title: '举报',
  item: '举报此商品',
  review: '举报评价',
  question: '举报问题',
  lead: '请告诉我们有什么问题。只有 {{name}} 团队会看到；卖家和其他会员不会知道是谁举报的。',
  about: '对象',
  reason: '有什么问题？',
  counterfeit: '是假货',
  forbidden: '属于违禁品',
  misleading: '内容不实',
  offensive: '侮辱或威胁他人',
  spam: '广告或重复内容',
  other: '其他',
  note: '还有什么需要我们知道的吗？',
  optional: '（选填）',
  send: '提交举报',
  thanks: '谢谢',
  sent: '我们已收到您的举报，会进行查看。',
  cancel: '取消',
} satisfies Record<keyof typeof en, string>
