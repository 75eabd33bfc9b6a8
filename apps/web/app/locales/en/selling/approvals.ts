export default {
  title: 'Seller applications',
}
