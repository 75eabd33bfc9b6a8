import type en from '../../en/platform/work'

export default {
  sellerTitle: '卖家中心',
  staffTitle: '管理后台',
  staffOf: '为 {{seller}} 工作',
  membership: '我的员工身份',
  parts: '本区各部分',
  overview: '概览',
  waiting: '{{count}} 项待处理',
  products: '我的商品',
  addItem: '上架商品',
  orders: '订单',
  stores: '店铺',
  payouts: '付款',
  balance: '余额',
  settings: '设置',
  applications: '卖家申请',
  affiliates: '分销商',
  requests: '卖家申请',
  claims: '申诉',
  messages: '消息',
  notices: '通知',
} satisfies typeof en
