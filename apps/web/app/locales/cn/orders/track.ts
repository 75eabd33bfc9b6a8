import type en from '../../en/orders/track'

export default {
  title: '查询订单',
  description: '凭订单号和电邮查询包裹进度。',
  lead: '订单号在我们发给您的邮件中，例如 PSR-7K2Q9M4X。',
  number: '订单号',
  email: '电邮',
  find: '查询',
  order: '订单 {{number}}',
  placed: '下单时间：{{time}}',
  shippedOn: '发货时间：{{time}}',
  deliveredOn: '送达时间：{{time}}',
  notYet: '卖家发货后，此处会显示物流信息。',
  digital: '数码商品付款后即可在线获取。',
  details: '登录后可查看订单的全部信息',
} satisfies Record<keyof typeof en, string>
