export default {
  title: 'My stores',
}
