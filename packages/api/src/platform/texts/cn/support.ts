import type { support as english } from '../en/support'
import type { Translated } from '../texts-of'

export const support: Translated<typeof english> = {
  newsletterConfirm: {
    subject: '您想订阅我们的电子报吗？',
    heading: '还差一步',
    text: '有人（希望是您）要求把 {{app}} 的电子报寄到这个电邮：每周一次，带来新卖家与好价格。只有在这里确认后，我们才会寄出。',
    button: '是的，请寄给我',
    note: '如果不是您要求的，请忽略此邮件。我们会在 {{rule.newsletterDays}} 天内删除您的电邮地址。',
  },
  newsletterWelcome: {
    subject: '您已订阅',
    heading: '欢迎订阅我们的电子报',
    text: '{{app}} 的电子报会寄到这个电邮，每周最多一次。在那之前，欢迎先逛逛。',
    button: '去逛逛',
    stop: '退订电子报',
  },
  newsletterIssue: {
    subject: '{{subject}}',
    heading: '{{subject}}',
    text: '',
    stop: '退订电子报',
    note: '您收到这封邮件，是因为您用这个电邮订阅了 {{app}} 的电子报。',
  },
  newsletterTest: {
    subject: '[测试] {{subject}}',
    heading: '{{subject}}',
    text: '',
  },
  contactMessage: {
    subject: '新留言：{{topic}}',
    heading: '来自联系页面的留言',
    text: '有人在 {{time}} 写信给您。',
  },
  accessibilityNote: {
    subject: '新的无障碍反馈',
    heading: '有地方不好用',
    text: '有人在 {{time}} 告诉您哪里使用有困难。',
  },
  jobApplication: {
    subject: '新的求职申请：{{post}}',
    heading: '求职申请',
    text: '有人在 {{time}} 提交了申请。',
  },
  inboxAnswer: {
    subject: '我们的回复：{{about}}',
    heading: '我们已回复您',
    text: '您在 {{writtenAt}} 写信给我们，以下是我们的回复。',
    answer: '我们的回复',
    message: '您的来信',
    note: '如果还有问题没解决，请到联系页面再写信给我们。',
    button: '联系我们',
  },
}
