import type en from '../../en/platform/listTools'

export default {
  columns: '显示的列',
  sort: '排序',
  show: '显示',
  newest: '最新在前',
  oldest: '最早在前',
  soonest: '最早在前',
  latest: '最晚在前',
  csv: '下载 CSV',
  nothing: '这里没有内容',
  nothingText: '有内容时会列在这里。',
  ticked_one: '已选 {{count}} 项',
  ticked_other: '已选 {{count}} 项',
  tickAll: '全选本页',
  untickAll: '取消全选',
  noneFound: '没有找到',
  noneFoundText: '换个词试试。',
  showAll: '显示全部',
  notYetFound: '暂时没有找到',
  notYetFoundText: '刚查找的 {{count}} 条中没有这些词，后面还有。',
  searchOn: '继续查找',
} satisfies typeof en
