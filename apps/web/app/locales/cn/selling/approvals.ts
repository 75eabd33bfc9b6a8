import type en from '../../en/selling/approvals'

export default {
  title: '卖家申请',
} satisfies typeof en
