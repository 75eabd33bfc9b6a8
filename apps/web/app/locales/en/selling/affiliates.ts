export default {
  title: 'Reseller applications',
  lead: 'Members who want to recruit sellers. Longest waiting first.',
  search: 'Name or email',
  nonePendingText: 'New applications show up here and are sent by email.',
  detailTitle: 'Reseller application: {{name}}',
  noPhone: 'Not given',
  channel: 'Reaches sellers through',
  message: 'About themselves',
  approveLead:
    'The member becomes a reseller right away, and gets a referral link and an email. Their cart is emptied.',
  openOrdersText:
    'Reseller accounts cannot confirm, claim or pay as buyers. Approve the application once these are finished. The applicant sees which they are.',
  approvedText: 'The member is a reseller now and has been notified.',
}
