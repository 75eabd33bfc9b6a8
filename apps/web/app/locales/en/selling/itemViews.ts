export default {
  views: 'Views',
  viewsCount_one: '{{count}} view',
  viewsCount_other: '{{count}} views',
  conversion: 'Conversion',
  conversionOf: '{{percent}} bought',
  period:
    'Views and conversion: the last {{rule.viewsDays}} days. Conversion is how many of the views led to an order.',
  demand: 'Demand',
  anyDemand: 'Any',
  unsold: 'Viewed, not bought',
  unseen: 'No views',
  mostViewed: 'Most viewed',
  leastViewed: 'Least viewed',
  converting: 'Highest conversion',
  deskTitle: 'Viewed, not bought',
  deskText: 'In the last {{rule.viewsDays}} days. A better picture, price or description can help.',
  all: 'All of them',
}
