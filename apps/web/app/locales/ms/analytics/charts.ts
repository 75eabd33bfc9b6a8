import type en from '../../en/analytics/charts'

export default {
  read: 'Baca angka: {{chart}}',
  days: '{{rule.healthDays}} hari lepas',
  daysBefore: '{{rule.healthDays}} hari sebelumnya',
} satisfies typeof en
