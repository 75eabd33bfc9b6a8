import type en from '../../en/catalogue/recent'

export default {
  title: '最近看过',
  clear: '清空列表',
  cleared: '浏览记录已清空。',
} satisfies Record<keyof typeof en, string>
