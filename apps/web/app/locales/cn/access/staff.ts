import type en from '../../en/access/staff'

export default {
  firstTitle: '设置您的市集',
  firstLead: '您是第一位管理员：目前还没有其他人可以管理这个市集。',
  firstSubmit: '开启市集',
  firstReady: '{{name}}，市集已交由您管理。',
  endedTitle: '此链接已过期',
  endedText:
    '链接只能使用一次，{{rule.firstAdminHours}} 小时内有效。市集有管理员之前，每次启动都会显示新的链接。',
} satisfies Record<keyof typeof en, string>
