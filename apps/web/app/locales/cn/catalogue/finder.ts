import type en from '../../en/catalogue/finder'

export default {
  suggestions: '搜索建议',
  recent: '最近搜索',
  clearRecent: '清除最近搜索',
  items: '商品',
  found_one: '{{count}} 条建议',
  found_other: '{{count}} 条建议',
  meant: '{{category}}分类的全部商品',
  didYouMean: '您要找的是这些分类吗？',
  popular: '热门分类',
} satisfies Record<keyof typeof en, string>
