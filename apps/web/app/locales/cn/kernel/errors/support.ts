import type { support } from '@pasar/domain/kernel/errors/support'

export default {
  INBOX_ANSWERED: '这封来信刚刚由 {{who}} 回复，回复就在本页。您的内容没有发送。',
  INBOX_CLOSED: '这封来信刚刚由 {{who}} 关闭。您的内容没有发送。',
  INBOX_TAKEN: '这封来信刚刚由 {{who}} 接手。您的内容没有发送。',
  INBOX_CHANGED: '这封来信刚刚由 {{who}} 更改。这里是最新的状态；您的内容没有发送。',
  NEWSLETTER_CHANGED: '这份电子报刚刚由 {{who}} 更改。这里是最新的状态；您的更改没有保存。',
  NEWSLETTER_BUSY: '另一份电子报正在发送。请等它发完，或先停止它。',
  NEWSLETTER_NOBODY: '还没有人订阅，所以没有收件人。',
  NEWSLETTER_SENT: '这份电子报已经发给所有人，没有可以停止的了。',
  CV_MISSING: '请选择 PDF 格式的简历。',
  CV_KIND: '这不是 PDF 文件。请将简历另存为 PDF 后重新选择。',
  CV_TOO_HEAVY: '文件超过 {{rule.cvMegabytes}} MB，请选择较小的文件。',
  JOB_POST_CLOSED: '这个职位已经招满。您可以不指定职位提交申请。',
} satisfies Record<keyof typeof support, string>
