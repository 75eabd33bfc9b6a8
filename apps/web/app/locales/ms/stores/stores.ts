import type en from '../../en/stores/stores'

export default {
  title: 'Kedai saya',
} satisfies typeof en
