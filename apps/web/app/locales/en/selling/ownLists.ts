export default {
  deleteDrafts: 'Delete drafts',
  deleted: 'Deleted for good',
  orders: 'Orders',
  ordersCount_one: '{{count}} order',
  ordersCount_other: '{{count}} orders',
  views: 'Lists',
  all: 'All',
  low: 'Low stock',
  unsold: 'Viewed, not bought',
}
