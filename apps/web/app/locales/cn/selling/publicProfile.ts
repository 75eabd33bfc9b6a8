import type en from '../../en/selling/publicProfile'

export default {
  public: '买家看到的内容',
  publicText: '您的名称和每家店铺。任何人都能看到，无需登录。',
  look: '查看页面',
  edit: '编辑',
  since: '始于 {{date}}',
  noStores: '您还没有店铺。',
  addStore: '添加店铺',
  rated_one: '{{rating}} / {{most}}，{{count}} 条评价',
  rated_other: '{{rating}} / {{most}}，{{count}} 条评价',
  unrated: '暂无评价',
} satisfies typeof en
