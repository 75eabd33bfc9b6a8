export default {
  funnel: '从您的链接到首笔销售',
  funnelText: '同一人在半小时内打开链接只计一次；程序的访问不计。',
  clicked: '打开链接',
  applied: '申请成为卖家',
  approved: '获得批准',
  sold: '完成首笔销售',
  chart: '每月收入',
  statement: '本月对账单（CSV 或 PDF）',
}
