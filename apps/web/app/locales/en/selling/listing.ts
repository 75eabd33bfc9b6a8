export default {
  title: 'Add an item',
}
