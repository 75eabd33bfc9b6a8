export default {
  title: '',
}
