export default {
  title: 'Orders to fulfil',
}
