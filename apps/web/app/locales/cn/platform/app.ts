import type en from '../../en/platform/app'

export default {
  offlineTitle: '您已离线',
  offlineText: '暂时无法连接 {{name}}，请检查您的网络。购物车会为您保留。',
  tryAgain: '重试',
  keptTitle: '您仍然可以阅读',
  copyNotice: '您已离线',
  copyText: '这是浏览器在 {{date}} 保存的副本，之后内容可能有所更改。',
  shortcutSearch: '搜索',
} satisfies Record<keyof typeof en, string>
