import type en from '../../en/selling/ownLists'

export default {
  deleteDrafts: '删除草稿',
  deleted: '永久删除',
  orders: '订单',
  ordersCount_one: '{{count}} 笔订单',
  ordersCount_other: '{{count}} 笔订单',
  views: '列表',
  all: '全部',
  low: '库存不足',
  unsold: '有浏览，无成交',
} satisfies typeof en
