import type { selling as english } from '../en/selling'
import type { Translated } from '../texts-of'

export const selling: Translated<typeof english> = {
  sellerApplication: {
    subject: '新的卖家申请：{{store}}',
    heading: '卖家申请',
    text: '有会员在 {{time}} 申请开设店铺“{{store}}”。{{kind}}。证件号码、账号和证明文件不随邮件发送，与申请一起保存。',
  },
  sellerApplied: {
    subject: '您的卖家申请：{{store}}',
    heading: '我们已收到您的申请',
    text: '您在 {{time}} 申请开设店铺“{{store}}”。我们会核对您提交的资料并与您联系。',
    button: '查看进度',
    note: '如果不是您本人操作，请更改密码并联系我们。',
  },
  sellerApproved: {
    inApp: { title: '您可以开始销售了：{{store}}', text: '您的申请已获批准。上架您的第一件商品吧。' },
    subject: '您可以开始销售了：{{store}}',
    heading: '您的申请已获批准',
    text: '自 {{time}} 起您已是卖家，店铺“{{store}}”归您所有。请登录并上架您的第一件商品。',
    button: '前往卖家中心',
    note: '卖家账户不能购物，因此购物车里的商品已移除。',
  },
  sellerRejected: {
    inApp: { title: '您的申请未获接受：{{store}}', text: '原因：{{reason}}' },
    subject: '您的卖家申请：{{store}}',
    heading: '您的申请未获接受',
    text: '我们在 {{time}} 对店铺“{{store}}”的申请作出了决定。原因：{{reason}}',
    button: '查看接下来怎么做',
    note: '您可以修改后再次申请。您填过的资料会保留，证件号码、账号和证明文件需要重新提供。',
  },
  sellingSuspended: {
    inApp: { title: '您暂时不能销售', text: '原因：{{reason}}' },
    subject: '您的卖家账户已暂停',
    heading: '您的卖家账户已暂停',
    text: '我们已在 {{time}} 暂停您的卖家账户。您的店铺和商品已被隐藏，也不能上架新商品。您仍可登录、为现有订单发货并答复买家。原因：{{reason}}',
    button: '查看接下来怎么做',
    note: '您的货款会为您保留。如果您认为有误，请与我们联系。',
  },
  sellingResumed: {
    inApp: { title: '您可以重新销售了', text: '您的店铺已恢复显示，因其他原因被隐藏的除外。' },
    subject: '您可以重新销售了',
    heading: '您可以重新销售了',
    text: '您的卖家账户已在 {{time}} 恢复。您的店铺已恢复显示，因其他原因被隐藏的除外。',
    button: '查看店铺',
    note: '您的商品会在几分钟内恢复为之前的状态。',
  },
  sellerAsked: {
    inApp: { title: '我们需要您补充资料：{{store}}', text: '问题：{{question}}' },
    subject: '您的卖家申请：{{store}}',
    heading: '我们需要您补充资料',
    text: '我们在 {{time}} 查看了店铺“{{store}}”的申请，想请您说明：{{question}}',
    button: '前往答复',
    note: '答复不影响您的排队顺序，也可以附上文件。',
  },
  applicantAnswered: {
    inApp: { title: '申请人已答复：{{store}}', text: '该申请已回到待审核列表。' },
  },
  startForbidden: {
    inApp: {
      title: '未能上架：{{title}}',
      text: '到了上架时间，其店铺不能销售商品。它仍是草稿；待店铺可以销售后，请重新设定时间。',
    },
  },
  startIncomplete: {
    inApp: {
      title: '未能上架：{{title}}',
      text: '到了上架时间，必填资料仍不齐全。它仍是草稿；请补齐资料并重新设定时间。',
    },
  },
  startTooLate: {
    inApp: {
      title: '拍卖未能开始：{{title}}',
      text: '其结束时间已过或太近。它仍是草稿；请另选结束时间并重新设定开始时间。',
    },
  },
  affiliateApplication: {
    subject: '新的联盟伙伴申请',
    heading: '联盟伙伴申请',
    text: '一位会员在 {{time}} 提交了申请，由经理或管理员审批。',
  },
  affiliateApproved: {
    inApp: { title: '您已成为分销商', text: '您的申请已获批准。请分享您的链接。' },
    subject: '您已成为 {{app}} 分销商',
    heading: '您的申请已获批准',
    text: '自 {{time}} 起您已是分销商。请登录并分享您的链接：通过它申请的卖家归您名下，您可从他们销售的手续费中获得分成。',
    button: '获取链接',
    note: '分销商账户不能购物，因此购物车里的商品已移除。',
  },
  affiliateRejected: {
    inApp: { title: '您的联盟伙伴申请未获接受', text: '原因：{{reason}}' },
    subject: '您的联盟伙伴申请',
    heading: '您的申请未获接受',
    text: '我们在 {{time}} 对您的联盟伙伴申请作出了决定。原因：{{reason}}',
    button: '再次申请',
    note: '您可以随时再次申请。',
  },
}
