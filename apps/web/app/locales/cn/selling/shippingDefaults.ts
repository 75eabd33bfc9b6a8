import type en from '../../en/selling/shippingDefaults'

export default {
  title: '物流设置',
  lead: '您通常如何发货，以及满多少免运费。',
  usual: '通常如何发货',
  usualText: '新商品会自动填入这些内容，已上架的商品不变。',
  save: '保存',
  saved: '已保存',
  savedText: '新商品会自动填入。',
  neverFree: '运费由买家支付。',
  change: '修改',
  settingsText: '重量、尺寸和发货地，只需填写一次。',
  manage: '设置物流',
} satisfies typeof en
