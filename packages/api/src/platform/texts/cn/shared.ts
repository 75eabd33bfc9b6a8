import type { shared as english } from '../en/shared'
import type { Translated } from '../texts-of'

export const shared: Translated<typeof english> = {
  common: {
    greeting: '{{name}}，您好：',
    greetingNobody: '您好：',
    buttonFails: '如果按钮无法使用，请打开此网址：',
    footer: '当您的账户或订单有变动时，{{app}} 会自动发送此类邮件。',
    notMe: '如果不是您本人操作，请立即保护您的账户：',
    secure: '设置新密码',
  },
  order: {
    number: '订单 {{number}}',
    placed: '下单时间：{{time}}',
    items: '商品',
    discount: '优惠',
    shipping: '运费',
    shippingDiscount: '运费优惠',
    total: '总计',
    address: '收货地址',
    view: '查看订单',
  },
  claim: {
    kinds: {
      not_received: '没有收到',
      not_as_described: '与描述不符',
      damaged: '商品损坏',
      changed_mind: '买家改变主意',
    },
    ofService: {
      not_received: '服务没有进行',
      not_as_described: '服务与约定不符',
      damaged: '有物品受损',
      changed_mind: '买家改变主意',
    },
    claimed: '要求退款：{{amount}}',
    answers: {
      offered: '卖家提出退款 {{amount}}。',
      return_asked: '卖家要求先寄回商品。',
      refused: '卖家拒绝了售后申请。',
    },
    said: {
      buyer: '买家的说明',
      seller: '卖家的说明',
      admin: '我们的裁定',
    },
  },
  inbox: {
    from: '来自',
    about: '关于',
    message: '内容',
    file: '简历',
    fileText: '管理员可在后台下载简历。文件存放在 DATA_DIR/applications/{{file}}。',
    reads: '阅读语言：{{language}}',
    noPost: '没有指定职位',
    answer: '请直接回信到上面的地址。该地址由寄件人自行填写，未经核实。',
    open: '前往回复',
    answerThere: '请在后台回复，让其他管理员也能看到。上面的地址由寄件人自行填写，未经核实。',
    confirmed: {
      answer: '请直接回信到上面的地址。这是一位会员已确认的电邮。',
      answerThere: '请在后台回复，让其他管理员也能看到。上面是一位会员已确认的电邮。',
    },
    accessibility: '无障碍',
  },
  contactTopics: {
    order: '订单',
    payment: '付款或退款',
    return: '退货或售后',
    selling: '开店销售',
    account: '我的账户',
    privacy: '我的数据',
    press: '媒体与合作',
    other: '其他事项',
  },
  affiliateChannels: {
    social: '社交媒体',
    community: '社群或协会',
    website: '网站或电子报',
    personal: '我认识的人',
    other: '其他方式',
  },
  sellerKinds: {
    person: '个人',
    business: '公司或商号',
  },
  staffMay: {
    list: '上架商品并回答提问',
    ship: '发货',
    money: '查看余额与对账单',
  },
  dayParts: {
    morning: '上午',
    afternoon: '下午',
    evening: '晚上',
  },
  other: { title: '您的账户有新消息', text: '打开查看详情。' },
}
