export default {
  title: 'Keyboard shortcuts of this list',
  close: 'Close',
  next: 'Next row',
  previous: 'Previous row',
  select: 'Select or deselect the row',
  open: 'Open the row',
  search: 'Go to the search',
  help: 'Show these shortcuts',
  on: 'Use single keys',
  onHint:
    'Switch them off if they get in the way of your voice control or keyboard. This browser remembers it.',
}
