export default {
  title: '分销商申请',
  lead: '希望引荐卖家的会员，等候最久的排在最前。',
  search: '姓名或电邮',
  nonePendingText: '新的申请会显示在这里，并以邮件通知。',
  detailTitle: '分销商申请：{{name}}',
  noPhone: '未提供',
  channel: '联系卖家的途径',
  message: '自我介绍',
  approveLead: '该会员将立即成为分销商，并收到推荐链接和邮件；其购物车会被清空。',
  openOrdersText:
    '分销商账户不能以买家身份确认收货、申请售后或付款。请等这些结束后再批准。申请人可以看到具体是哪些。',
  approvedText: '该会员现在是分销商，并已收到通知。',
}
