import type en from '../../en/selling/itemViews'

export default {
  views: '浏览量',
  viewsCount_one: '{{count}} 次浏览',
  viewsCount_other: '{{count}} 次浏览',
  conversion: '转化率',
  conversionOf: '{{percent}} 下单',
  period: '浏览量与转化率统计最近 {{rule.viewsDays}} 天。转化率指浏览后下单的比例。',
  demand: '需求',
  anyDemand: '不限',
  unsold: '有浏览，无成交',
  unseen: '无人浏览',
  mostViewed: '浏览最多',
  leastViewed: '浏览最少',
  converting: '转化率最高',
  deskTitle: '有浏览，无成交',
  deskText: '最近 {{rule.viewsDays}} 天。换上更好的图片、价格或描述会有帮助。',
  all: '查看全部',
} satisfies typeof en
