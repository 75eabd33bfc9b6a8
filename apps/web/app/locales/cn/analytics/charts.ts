import type en from '../../en/analytics/charts'

export default {
  read: '读取数据：{{chart}}',
  days: '最近 {{rule.healthDays}} 天',
  daysBefore: '之前 {{rule.healthDays}} 天',
} satisfies typeof en
