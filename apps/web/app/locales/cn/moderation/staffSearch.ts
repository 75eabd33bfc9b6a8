import type en from '../../en/moderation/staffSearch'

export default {
  title: '搜索',
  lead: '在一处查找会员、订单、商品、店铺和后台页面。',
  label: '姓名、电邮、订单号、商品、店铺或页面',
  find: '搜索',
  keys: '在后台任何页面按 Ctrl K（Mac 按 ⌘ K）即可打开此搜索。',
  more: '请再输入一个字符，以搜索会员、订单、商品和店铺。',
  none: '没有找到结果',
  noneText: '姓名、电邮和订单号按开头查找，商品按其中的词查找。',
  results: '结果',
  found_one: '{{count}} 个结果',
  found_other: '{{count}} 个结果',
  searching: '正在搜索…',
  failed: '搜索失败，请重试。',
  pages: '页面',
  all_members: '所有符合的会员',
  all_orders: '所有符合的订单',
  all_items: '所有符合的商品',
  all_stores: '所有符合的店铺',
} satisfies typeof en
