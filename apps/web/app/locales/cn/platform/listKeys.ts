import type en from '../../en/platform/listKeys'

export default {
  title: '此列表的快捷键',
  close: '关闭',
  next: '下一行',
  previous: '上一行',
  select: '选择或取消选择该行',
  open: '打开该行',
  search: '前往搜索',
  help: '显示这些快捷键',
  on: '使用单键快捷键',
  onHint: '如果它们妨碍您使用语音控制或键盘，可以关闭。此浏览器会记住您的选择。',
} satisfies typeof en
