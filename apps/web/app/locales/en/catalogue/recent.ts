export default {
  title: 'Recently viewed',
  clear: 'Clear the list',
  cleared: 'The list of what you looked at is empty.',
}
