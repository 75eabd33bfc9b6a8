export default {
  label: 'Picture',
  none: 'The item’s first picture',
  choice: 'Picture {{number}}: {{alt}}',
  saveFirst: 'A variant can have a picture of its own: save the item with its pictures first.',
}
