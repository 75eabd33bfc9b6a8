import type en from '../../en/access/staff'

export default {
  firstTitle: '设置您的商城',
  firstLead: '您是第一位管理员：目前还没有其他人可以管理这个商城。',
  firstSubmit: '开启商城',
  firstReady: '{{name}}，商城已交由您管理。',
  endedTitle: '此链接已失效',
  endedText:
    '链接只能在 {{rule.firstAdminHours}} 小时内使用一次。只要商城还没有管理员，每次启动都会显示新的链接。',
} satisfies Record<keyof typeof en, string>
