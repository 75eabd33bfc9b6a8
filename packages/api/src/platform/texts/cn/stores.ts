import type { stores as english } from '../en/stores'
import type { Translated } from '../texts-of'

export const stores: Translated<typeof english> = {
  staffInvited: {
    inApp: { title: '{{seller}} 邀请您担任员工', text: '接受邀请的链接在我们发给您的邮件中。' },
    subject: '{{seller}} 邀请您在 {{app}} 担任员工',
    heading: '{{seller}} 邀请您担任员工',
    text: '{{seller}} 邀请您协助打理店铺。您将可以：{{permissions}}。请使用此电邮登录或注册，并在 {{until}} 前接受邀请。',
    button: '查看邀请',
    note: '如果您不认识 {{seller}}，请忽略此邮件：未经您同意不会有任何变动。',
  },
  staffJoined: {
    inApp: { title: '{{member}} 已成为您的员工', text: '您的邀请已被接受。' },
    subject: '{{member}} 已成为您的员工',
    heading: '{{member}} 已接受您的邀请',
    text: '自 {{time}} 起，{{member}} 是您的员工，可以：{{permissions}}。',
    button: '查看员工',
    note: '您可以随时更改或终止。',
  },
  staffLeft: {
    inApp: { title: '{{member}} 不再是您的员工', text: '对方不能再打开您的卖家页面。' },
    subject: '{{member}} 不再是您的员工',
    heading: '{{member}} 已离开',
    text: '{{member}} 已于 {{time}} 离开，不能再打开您的卖家页面。',
    button: '查看员工',
    note: '对方先前为您处理的内容保持不变。',
  },
  staffChanged: {
    inApp: { title: '{{seller}} 更改了您的权限', text: '查看您现在的权限。' },
    subject: '您在 {{seller}} 的权限已更改',
    heading: '您的权限已更改',
    text: '{{seller}} 已于 {{time}} 更改您的权限。您现在可以：{{permissions}}。',
    button: '查看权限',
    note: '如有疑问，请联系 {{seller}}。',
  },
  staffRemoved: {
    inApp: { title: '您不再是 {{seller}} 的员工', text: '您不能再打开其卖家页面。' },
    subject: '您不再是 {{seller}} 的员工',
    heading: '您不再是 {{seller}} 的员工',
    text: '{{seller}} 已于 {{time}} 终止您的员工身份。您不能再打开其卖家页面。',
    note: '您自己的账户和订单不受影响。',
  },
  storeNews: {
    inApp: { title: '上新了：{{store}}', text: '您关注的店铺有新商品。' },
  },
}
