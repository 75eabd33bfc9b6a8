import type en from '../../en/shipping/delivery'

export default {
  title: '寄到您的国家',
  titleOf: '{{title}} 的运费',
  description: '{{title}} 寄到您的国家要多少运费。',
  country: '国家',
  show: '查看运费',
  fee: '寄到{{country}}',
  one: '单件单独寄送的运费。同一卖家的多件商品合并寄送，按总重量计算。',
  freeFrom: '在此卖家消费满 {{amount}} 免运费。',
  digital: '无需寄送：付款后，在任何地方都能在线获取。',
  zones: '所有区域',
  zone: '区域',
  countries: '国家',
  others: '其他国家',
  price: '运费',
  backToItem: '返回商品',
} satisfies Record<keyof typeof en, string>
