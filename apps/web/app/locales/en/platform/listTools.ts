export default {
  columns: 'Columns',
  csv: 'Download as CSV',
  nothing: 'Nothing here',
  nothingText: 'When there is something, it will be listed here.',
  ticked_one: '{{count}} selected',
  ticked_other: '{{count}} selected',
  tickAll: 'Select all on this page',
  untickAll: 'Clear selection',
  sort: 'Sort by',
  show: 'Show',
  newest: 'Newest first',
  oldest: 'Oldest first',
}
