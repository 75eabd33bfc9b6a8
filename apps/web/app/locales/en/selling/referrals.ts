export default {
  funnel: 'From your link to a first sale',
  funnelText:
    'Opened links are counted once per person within half an hour; what programs open does not count.',
  clicked: 'Opened the link',
  applied: 'Applied as a seller',
  approved: 'Were approved',
  sold: 'Made a first sale',
  chart: 'Earned by month',
  statement: 'Statement of this month, as CSV or PDF',
}
