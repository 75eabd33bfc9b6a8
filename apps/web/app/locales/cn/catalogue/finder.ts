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
  signInResults_one: '登录即可查看“{{query}}”的 {{number}} 条结果',
  signInResults_other: '登录即可查看“{{query}}”的 {{number}} 条结果',
  signInItems_one: '登录即可查看 {{number}} 件商品',
  signInItems_other: '登录即可查看 {{number}} 件商品',
  browsingNeeds: '登录账户后才能浏览商品',
  browsingFree: '注册账户即可浏览商品。免费，只需一分钟。',
  peek: '无需登录即可查看',
} satisfies Record<keyof typeof en, string>
