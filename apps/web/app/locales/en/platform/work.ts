export default {
  sellerTitle: 'Seller centre',
  staffTitle: 'Back office',
  parts: 'Parts of this area',
  products: 'My products',
  addItem: 'Add an item',
  orders: 'Orders',
  stores: 'Stores',
  applications: 'Seller applications',
  requests: 'Seller requests',
  claims: 'Claims',
  notices: 'Notifications',
}
