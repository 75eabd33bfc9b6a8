import type { orders as english } from '../en/orders'
import type { Translated } from '../texts-of'

export const orders: Translated<typeof english> = {
  orderPaid: {
    inApp: { title: '已收到订单 {{number}} 的付款', text: '已支付 {{total}}，卖家已收到通知。' },
    subject: '订单 {{number}}：已收到您的付款',
    heading: '感谢您的订购',
    text: '我们已收到您为订单 {{number}} 支付的 {{total}}，并已通知卖家。',
  },
  orderExpired: {
    inApp: { title: '订单 {{number}} 已过期', text: '订单未按时付款，商品和优惠券已释放。' },
    subject: '订单 {{number}} 未按时付款',
    heading: '您的订单已过期',
    text: '订单 {{number}} 未在规定时间内付款，商品已重新上架。如款项之后到账且商品仍有库存，订单会继续处理；否则我们会退款给您。',
  },
  orderCancelled: {
    inApp: { title: '订单 {{number}} 已取消', text: '不会再收取任何费用。' },
    subject: '订单 {{number}} 已取消',
    heading: '您的订单已取消',
    text: '订单 {{number}} 在付款前已取消。如仍收到款项，我们会退还给您。',
  },
  orderRefunded: {
    inApp: { title: '订单 {{number}} 的退款', text: '款项正在退回原付款方式。' },
  },
  refundSent: {
    subject: '订单 {{number}}：{{amount}} 正在退还给您',
    heading: '您的退款已发出',
    text: '我们已将订单 {{number}} 的 {{amount}} 按原付款方式退还。到账时间取决于您的银行，通常需要 5 至 10 个工作日。',
  },
  paymentHeld: {
    inApp: { title: '正在核对订单 {{number}} 的付款', text: '收到的款项与订单不符，我们正在核查。' },
  },
  paymentSettled: {
    inApp: {
      title: '订单 {{number}}：付款已核实',
      text: '不符的款项已处理。如果订单仍待付款，您可以付款。',
    },
  },
  parcelToShip: {
    inApp: { title: '新订单 {{number}}：待发货', text: '买家已付款，请打包并交给快递。' },
    subject: '新订单 {{number}}：待发货',
    heading: '您卖出了商品',
    text: '订单 {{number}} 已付款。请在 {{until}} 前发货并填写运单号；逾期订单将被取消，款项退还买家。',
    button: '去发货',
  },
  shipReminder: {
    inApp: { title: '订单 {{number}} 仍待发货', text: '买家还在等候。未发货的包裹会自动取消并退款。' },
    subject: '订单 {{number}} 仍待发货',
    heading: '有包裹等您发货',
    text: '买家在等候订单 {{number}}。请在 {{until}} 前发货；逾期包裹将被取消，款项退还买家。',
  },
  parcelShipped: {
    inApp: { title: '订单 {{number}} 已发货', text: '卖家已将包裹交给快递，可在订单页查看物流。' },
    subject: '订单 {{number}}：{{store}} 已寄出您的包裹',
    heading: '您的包裹已在途中',
    text: '{{store}} 已将订单 {{number}} 的包裹交给快递公司，可在订单页查看物流。',
  },
  partShipped: {
    inApp: { title: '订单 {{number}} 已寄出部分商品', text: '卖家已将部分商品交给快递，其余随后寄出。' },
    subject: '订单 {{number}}：{{store}} 已寄出部分商品',
    heading: '部分商品已在途中',
    text: '{{store}} 已将订单 {{number}} 的部分商品交给快递公司，其余商品随后寄出。若 {{until}} 前仍未寄出，我们会自动退款。',
  },
  restCancelled: {
    inApp: { title: '订单 {{number}}：其余商品已取消', text: '尚未寄出的商品不再寄出，款项退还买家。' },
    subject: '订单 {{number}}：{{store}} 的其余商品已取消',
    heading: '其余商品已取消',
    text: '订单 {{number}} 中 {{store}} 尚未寄出的商品将不再寄出。{{amount}} 将按原付款方式退还给您。',
  },
  parcelDelivered: {
    inApp: {
      title: '订单 {{number}} 收到了吗？',
      text: '该包裹已标记为送达。如未收到或有问题，请告诉我们。',
    },
    subject: '订单 {{number}}：您收到包裹了吗？',
    heading: '您收到包裹了吗？',
    text: '订单 {{number}} 中来自 {{store}} 的包裹现在应已送达。如尚未收到或商品有问题，请在 {{until}} 前告诉我们；之后货款将付给卖家。',
  },
  parcelCompleted: {
    inApp: { title: '订单 {{number}}：已完成，款项归您', text: '款项已计入您的余额，会随下一次拨款汇出。' },
  },
  parcelCancelled: {
    inApp: { title: '订单 {{number}}：有包裹被取消', text: '该包裹不会寄出，款项退还买家。' },
    subject: '订单 {{number}}：来自 {{store}} 的包裹已取消',
    heading: '您的包裹已取消',
    text: '订单 {{number}} 中来自 {{store}} 的包裹不会寄出。{{amount}} 将按原付款方式退还给您。',
  },
  serviceCancelled: {
    inApp: { title: '订单 {{number}}：有服务被取消', text: '该服务不会进行，款项退还买家。' },
    subject: '订单 {{number}}：{{store}} 的服务已取消',
    heading: '您的服务已取消',
    text: '订单 {{number}} 中 {{store}} 的服务不会进行。{{amount}} 将按原付款方式退还给您。',
  },
  saleCancelled: {
    subject: '订单 {{number}}：已取消的商品请勿发货',
    heading: '有商品已取消',
    text: '{{store}} 的订单 {{number}} 中，以下商品已取消，买家将获退款 {{amount}}。请勿发货，也无需再处理。',
  },
  fileUpdated: {
    inApp: { title: '新版本：{{title}}', text: '{{file}}（第 {{version}} 版）可以下载了。' },
    subject: '新版本：{{title}}',
    heading: '您购买的文件有更新',
    text: '您购买的 {{title}} 有新文件：{{file}}（第 {{version}} 版）。您可免费下载。',
    news: '更新内容：{{note}}',
    button: '前往下载',
  },
  appointmentOpen: {
    inApp: {
      title: '订单 {{number}}：服务待约定日期',
      text: '请与买家约定日期。未约定的订单会自动取消并退款。',
    },
    subject: '订单 {{number}}：请与买家约定日期',
    heading: '一项服务等待约定日期',
    text: '买家已为订单 {{number}} 的“{{title}}”付款。请在 {{until}} 前约定日期；逾期订单将取消，款项退还买家。',
  },
  appointmentProposed: {
    inApp: { title: '订单 {{number}}：有人提议了日期', text: '请接受，或提议其他日期。' },
    subject: '订单 {{number}}：{{when}} 是否方便？',
    heading: '“{{title}}”的日期',
    text: '订单 {{number}} 的“{{title}}”提议日期：{{when}}。请接受，或提议其他日期。',
  },
  appointmentAgreed: {
    inApp: { title: '订单 {{number}}：日期已确定', text: '查看服务的时间和地点。' },
    subject: '订单 {{number}}：日期定于 {{when}}',
    heading: '日期已确定',
    text: '订单 {{number}} 的“{{title}}”将于 {{when}} 进行。',
  },
  appointmentDone: {
    inApp: {
      title: '一切顺利吗？订单 {{number}}',
      text: '服务已标记为完成。如无人前来或有问题，请告诉我们。',
    },
    subject: '订单 {{number}}：一切顺利吗？',
    heading: '一切顺利吗？',
    text: '{{store}} 的“{{title}}”现在应已完成。如无人前来或有问题，请在 {{until}} 前告诉我们；之后款项将付给卖家。',
  },
  saleRefunded: {
    inApp: { title: '我们退还了订单 {{number}} 的部分款项', text: '原因：{{note}}' },
  },
  addressChanged: {
    inApp: { title: '订单 {{number}}：地址已更改', text: '买家更改了地址。如已打印面单，请重新打印。' },
  },
  buyerNote: {
    inApp: { title: '订单 {{number}}：买家留言', text: '开始处理前请先阅读。' },
  },
}
