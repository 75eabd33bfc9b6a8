import type en from '../../en/auctions/offers'

export default {
  move: '用方向键移动',
  popupLead: '看看您现在能省多少。',
  seeCoupons: '查看全部优惠券',
  toCentre: '前往领券中心',
  visitorNote: '登录后即可将优惠券加入购物车。',
  loadFailed: '无法加载优惠券。',
} satisfies Record<keyof typeof en, string>
