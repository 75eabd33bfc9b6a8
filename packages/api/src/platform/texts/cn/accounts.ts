import type { accounts as english } from '../en/accounts'
import type { Translated } from '../texts-of'

export const accounts: Translated<typeof english> = {
  verifyEmail: {
    subject: '请确认您的电邮地址',
    heading: '欢迎来到 {{app}}',
    text: '请确认此电邮地址属于您。确认后，您便可以结账、竞拍、发表评价并联系卖家。',
    button: '确认我的电邮',
    note: '此链接只能使用一次，{{rule.verifyHours}} 小时内有效。如果您没有在 {{app}} 注册，请忽略此邮件。',
  },
  resetPassword: {
    subject: '设置新密码',
    heading: '新密码',
    text: '有人为您的账户申请了新密码。如果是您本人，请在此设置。',
    button: '设置新密码',
    note: '此链接只能使用一次，{{rule.resetMinutes}} 分钟内有效。如果不是您申请的，请忽略此邮件，您的密码不会改变。',
  },
  passwordChanged: {
    subject: '您的密码已更改',
    heading: '您的密码已更改',
    text: '您的账户密码已于 {{time}} 更改。如果是您本人操作，则无需理会。',
  },
  emailChangeConfirmOld: {
    subject: '您要更改电邮地址吗？',
    heading: '更改电邮地址',
    text: '有人申请将您账户的电邮地址更改为 {{email}}。如果是您本人，请在此确认。新电邮也需要确认。',
    button: '是的，更改我的电邮',
    note: '此链接只能使用一次。如果不是您申请的，请不要点击按钮，并设置新密码。',
  },
  emailChangeConfirmNew: {
    subject: '请确认您的新电邮地址',
    heading: '您的新电邮地址',
    text: '请确认此电邮地址属于您，以便将其设为您账户的电邮。',
    button: '确认我的新电邮',
    note: '此链接只能使用一次。如果您不清楚这是怎么回事，请忽略此邮件。',
  },
  emailChanged: {
    subject: '您的电邮地址已更改',
    heading: '您的电邮地址已更改',
    text: '您账户的电邮地址已于 {{time}} 更改。如果是您本人操作，则无需理会。',
    notMe: '如果不是您本人操作，请立即联系我们：',
    button: '联系我们',
  },
  accountExists: {
    subject: '您已有账户',
    heading: '您已有账户',
    text: '有人尝试用此电邮地址在 {{app}} 注册。该地址已有账户，因此没有创建新账户。',
    button: '登录',
    forgot: '忘记密码了吗？',
    reset: '设置新密码',
    note: '如果不是您本人操作，则无需理会。',
  },
  twoFactorOn: {
    subject: '两步登录已开启',
    heading: '两步登录已开启',
    text: '自 {{time}} 起，您的账户每次登录都需要验证器应用中的验证码。请妥善保管您的恢复码。',
  },
  twoFactorOff: {
    subject: '两步登录已关闭',
    heading: '两步登录已关闭',
    text: '自 {{time}} 起，您的账户登录时不再需要验证码，仅凭密码即可登录。',
  },
  accountDeleted: {
    subject: '您的账户已删除',
    heading: '再见',
    text: '您的账户已于 {{time}} 删除。您的订单会在去除姓名后保留（卖家与税务局需要），售后申请、出价、评价和提问同样如此。除“隐私”页列明的内容外，其他均已删除。',
    note: '欢迎您随时回来：此电邮地址可以重新注册。',
  },
  accountSuspended: {
    subject: '您的账户已被停用',
    heading: '您的账户已被停用',
    text: '自 {{time}} 起，您的账户无法登录，并已在所有设备上退出。正在进行的订单会继续处理。原因：{{reason}}',
    notMe: '如果您认为这是误会，请联系我们：',
    button: '联系我们',
  },
  suspensionLifted: {
    subject: '您可以重新登录了',
    heading: '欢迎回来',
    text: '您的账户已于 {{time}} 恢复使用，一切如您离开时一样。',
    button: '登录',
  },
  roleChanged: {
    subject: '您的角色已更改',
    heading: '您有了新的角色',
    text: '您的角色已于 {{time}} 更改，并已在所有设备上退出登录。请重新登录查看您的页面。',
    button: '登录',
  },
}
