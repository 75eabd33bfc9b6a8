import type { messaging } from '@pasar/domain/kernel/errors/messaging'

export default {
  MESSAGES_OFF: '消息功能目前已关闭。您仍可阅读已有的消息。',
  MESSAGE_TO_SELF: '不能给自己发消息。',
  MESSAGE_CLOSED: '该会员已不再接收消息。',
  MESSAGE_BLOCKED: '其中一方已屏蔽对方，无法互发消息。',
  MESSAGE_KEY_USED: '此表单已发送过另一条消息。如果也要发送这一条，请再发送一次。',
  QUICK_REPLIES_FULL: '最多可保存 {{rule.quickReplies}} 条快捷回复，请先删除一条。',
  AWAY_ANSWER_HELD: '这段文字须先审核。请勿写电话号码、电邮、链接、银行账号，或其他付款或联系方式。',
  MESSAGE_TOO_MANY_PICTURES: '一条消息最多可以附 {{rule.messagePhotos}} 张照片。',
} satisfies Record<keyof typeof messaging, string>
