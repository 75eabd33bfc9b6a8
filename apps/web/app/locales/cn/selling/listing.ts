import type en from '../../en/selling/listing'

export default {
  title: '上架商品',
} satisfies typeof en
