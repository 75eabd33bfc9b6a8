import type { blog as english } from '../en/blog'
import type { Translated } from '../texts-of'

export const blog: Translated<typeof english> = {
  postSubmitted: {
    inApp: { title: '有文章等待审核：{{title}}', text: '作者：{{name}}' },
    subject: '待审核：{{title}}',
    heading: '有一篇文章等待审核',
    text: '{{note}} 于 {{time}} 提交了文章《{{title}}》。',
    button: '阅读文章',
    note: '您是市集管理人员，因此收到这封邮件。',
  },
  postPublished: {
    inApp: { title: '您的文章已发布：{{title}}', text: '从发布日起人人可读。' },
    subject: '已发布：{{title}}',
    heading: '您的文章已发布',
    text: '《{{title}}》已于 {{time}} 通过审核，从发布日起人人可读。',
    button: '查看文章',
    note: '如需修改，请先撤回，之后可以再次提交。',
  },
  postScheduled: {
    inApp: { title: '您的文章已安排发布：{{title}}', text: '{{day}} 起所有人都可以阅读。' },
    subject: '将于 {{day}} 发布：{{title}}',
    heading: '您的文章已安排发布',
    text: '《{{title}}》已于 {{time}} 通过审核。{{day}} 起所有人都可以阅读。',
    button: '查看您的文章',
    note: '如需修改，请先撤回；之后可以再次提交。',
  },
  postChanges: {
    inApp: { title: '请再看看您的文章：{{title}}', text: '我们请您：{{note}}' },
    subject: '请再看看：{{title}}',
    heading: '您的文章需要少许修改',
    text: '我们于 {{time}} 读了《{{title}}》，请您：{{note}}',
    button: '打开文章',
    note: '修改后请再次提交，内容都还在。',
  },
  postRemarks: {
    inApp: { title: '请再看看您的文章：{{title}}', text: '文中的批注：{{count}} 条，就在您的文字旁边。' },
    subject: '请再看看：{{title}}',
    heading: '您的文章有批注',
    text: '我们于 {{time}} 读了《{{title}}》，请您修改。文中的批注：{{count}} 条。',
    button: '查看批注',
    note: '批注就在相应段落旁边。请逐条回复或标为已处理，然后再次提交。',
  },
  postWithdrawn: {
    inApp: { title: '您的文章已撤下：{{title}}', text: '原因：{{note}}' },
    subject: '已撤下：{{title}}',
    heading: '您的文章已撤下',
    text: '《{{title}}》已于 {{time}} 撤下。原因：{{note}}',
    button: '打开文章',
    note: '您可以修改后再次提交。如认为有误，请联系我们。',
  },
  postCommented: {
    inApp: { title: '《{{title}}》有新评论', text: '来自 {{name}}' },
  },
  commentShown: {
    inApp: { title: '您的评论已显示', text: '评论的文章是《{{title}}》。' },
  },
  commentRemoved: {
    inApp: { title: '您的评论已被删除', text: '评论的文章是《{{title}}》。' },
  },
  commentTakenDown: {
    inApp: { title: '您的评论已被删除：{{title}}', text: '原因：{{note}}' },
    subject: '您的评论已被删除：{{title}}',
    heading: '您的评论已被删除',
    text: '我们在 {{time}} 删除了您对《{{title}}》的评论。原因：{{note}}',
    button: '查看文章',
    note: '如果您认为有误，请联系我们。',
  },
}
