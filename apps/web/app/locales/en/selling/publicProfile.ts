export default {
  public: 'What buyers see',
  publicText: 'Your name, and each of your stores. Anyone can see this, also without an account.',
  look: 'See the page',
  edit: 'Edit',
  since: 'Since {{date}}',
  noStores: 'You have no store yet.',
  addStore: 'Add a store',
  rated_one: '{{rating}} of {{most}} from {{count}} review',
  rated_other: '{{rating}} of {{most}} from {{count}} reviews',
  unrated: 'No reviews yet',
}
