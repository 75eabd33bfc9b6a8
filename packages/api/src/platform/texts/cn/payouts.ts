import type { payouts as english } from '../en/payouts'
import type { Translated } from '../texts-of'

export const payouts: Translated<typeof english> = {
  bankAccountChanged: {
    inApp: {
      title: '您的银行账户已更改：{{bank}}',
      text: '{{rule.accountWaitHours}} 小时后款项将汇入该账户。如果不是您本人操作，请立即更改密码。',
    },
    subject: '您的收款银行账户已更改',
    heading: '您的银行账户已更改',
    text: '您的收款账户已于 {{time}} 更改为 {{bank}}。自 {{until}} 起，款项将汇入该账户。',
    button: '查看账户',
    note: '如果不是您本人操作，请立即更改密码并联系我们：在此之前不会向新账户拨款。',
  },
  payoutPaid: {
    inApp: { title: '我们已向您拨款 {{amount}}', text: '款项已汇至 {{bank}}。' },
    subject: '我们已向您拨款 {{amount}}',
    heading: '向您拨款：{{amount}}',
    text: '银行已将 {{amount}} 汇至 {{bank}}，参考号为 {{reference}}。',
    button: '查看余额',
    note: '部分银行要到下一个工作日才会显示。',
  },
  payoutFailed: {
    inApp: { title: '未能向您拨款 {{amount}}', text: '款项已退回您的余额。原因：{{reason}}' },
    subject: '未能向您拨款 {{amount}}',
    heading: '未能向您拨款',
    text: '银行未能将 {{amount}} 汇至 {{bank}}（参考号 {{reference}}）。原因：{{reason}}',
    button: '查看余额',
    note: '款项已退回您的余额，并会纳入下一次拨款。请检查您的银行账户。',
  },
  debtWaived: {
    inApp: { title: '您不再欠我们 {{amount}}', text: '该欠款已获免除。您的余额已归零。' },
    subject: '您不再欠我们 {{amount}}',
    heading: '您不再欠我们 {{amount}}',
    text: '您因退款而欠我们的 {{amount}} 已获免除。您的余额已归零。',
    button: '打开我的账户',
    note: '您无需再偿还任何款项。',
  },
  balanceAdjusted: {
    inApp: { title: '您的余额已调整 {{amount}}', text: '原因：{{reason}}' },
    subject: '您的余额已调整：{{amount}}',
    heading: '您的余额已调整 {{amount}}',
    text: '我们已在您的余额中记入 {{amount}}。原因：{{reason}}',
    button: '查看余额',
    note: '如有疑问，请与我们联系。',
  },
  payoutLimitChanged: {
    inApp: {
      title: '超过 {{after}} 才需第二位管理员批准',
      text: '由 {{by}} 更改，原为 {{before}}。如不清楚原因，请向其核实。',
    },
    subject: '超过 {{after}} 才需第二位管理员批准',
    heading: '单人批准的限额已更改',
    text: '{{by}} 已于 {{time}} 将需要第二位管理员批准打款和调整的金额由 {{before}} 改为 {{after}}。',
    button: '查看打款规则',
    note: '如果事先没有商定，请改回原值，并向 {{by}} 核实。',
  },
}
