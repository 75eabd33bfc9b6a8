export default {
  all: 'All',
  claims: 'Claims and returns',
  eventTracking: '{{store}} corrected the tracking number',
}
