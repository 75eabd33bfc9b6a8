export default {
  title: 'Recently viewed',
  clear: 'Clear the list',
  cleared: 'Your recently viewed items have been cleared.',
}
