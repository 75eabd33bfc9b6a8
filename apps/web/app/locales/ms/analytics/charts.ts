import type en from '../../en/analytics/charts'

export default {
  read: 'Baca angka: {{chart}}',
  beside: '{{chart}}: carta. Jadual di sebelahnya mengandungi angka yang sama.',
  days: '{{rule.healthDays}} hari lepas',
  daysBefore: '{{rule.healthDays}} hari sebelumnya',
} satisfies typeof en
