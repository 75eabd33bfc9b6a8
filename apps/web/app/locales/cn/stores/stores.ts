import type en from '../../en/stores/stores'

export default {
  title: '我的店铺',
} satisfies typeof en
