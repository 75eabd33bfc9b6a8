export default {
  title: 'Keys of this list',
  close: 'Close',
  next: 'Next row',
  previous: 'Previous row',
  select: 'Choose the row, or not',
  open: 'Open the row',
  search: 'Go to the search',
  help: 'Show these keys',
  on: 'Use single keys',
  onHint:
    'Switch them off if they get in the way of your voice control or keyboard. This browser remembers it.',
}
