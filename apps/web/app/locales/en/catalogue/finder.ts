export default {
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  items: 'Items',
  found_one: '{{count}} suggestion',
  found_other: '{{count}} suggestions',
  meant: 'Everything in {{category}}',
  didYouMean: 'Did you mean one of these categories?',
  popular: 'Popular categories',
}
