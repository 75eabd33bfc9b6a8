export default {
  read: 'Read the figures: {{chart}}',
  beside: '{{chart}}: a chart. The table beside it has the same figures.',
  days: 'Last {{rule.healthDays}} days',
  daysBefore: '{{rule.healthDays}} days before',
}
