import type en from '../../en/notifications/notifications'

export default {
  title: '通知',
  description: '您的订单和账户的最新动态。',
  all: '全部',
  unread: '未读',
  filter: '筛选通知',
  readAll: '全部标为已读',
  allRead: '已全部标为已读。',
  preferences: '通知设置',
  isNew: '新',
  none: '还没有通知',
  noneText: '订单或账户有变化时，会在这里告诉您。',
  noneUnread: '您没有新通知',
  noneUnreadText: '您已看完所有通知。',
  showAll: '显示全部',
  pages: '通知分页',
  firstPage: '第一页',
  nextPage: '下一页',
  liveFailed: '无法连接实时消息：{{message}}',
} satisfies Record<keyof typeof en, string>
