import type en from '../../en/orders/serviceEnds'

export default {
  eventRefunded: '{{store}} 的服务已退款',
  eventDisputed: '{{store}} 的服务已申请售后',
  confirmText: '之后款项将付给卖家，此服务的买家保障随即结束。',
  noteHint: '例如哪里可以停车。卖家上门前会看到。',
  address: '您的地址',
  cancelSure: '取消此服务',
  cancelled: '服务已取消',
  cancelText: '服务将被取消，买家将获得全额退款。',
  refundText: '对无法完成或出了问题的服务退款。款项结算给您之前均可操作。',
  claimClosed: '服务完成后或约定日期过后的 {{days}} 天内可申请售后。其他问题请联系我们。',
  notDone: '服务没有进行',
  notAsAgreed: '服务与约定不符',
  damaged: '有物品受损',
  answerRefund: '买家立即收到退款。',
  whyOpen: '已付款，尚未约定日期。',
  whyAgreed: '日期已确定。',
  whyDone: '服务已完成。买家确认或售后申请期结束后归您所有。',
  untilAgreed: '须在 {{time}} 前约定日期',
} satisfies Record<keyof typeof en, string>
