export default {
  read: 'Read the figures: {{chart}}',
  days: 'Last {{rule.healthDays}} days',
  daysBefore: '{{rule.healthDays}} days before',
}
