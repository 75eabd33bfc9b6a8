import type en from '../../en/analytics/charts'

export default {
  read: '读取数据：{{chart}}',
  beside: '{{chart}}：图表。旁边的表格有相同的数据。',
  days: '最近 {{rule.healthDays}} 天',
  daysBefore: '之前 {{rule.healthDays}} 天',
} satisfies typeof en
