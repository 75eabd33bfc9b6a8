import type { coupons as english } from '../en/coupons'
import type { Translated } from '../texts-of'

export const coupons: Translated<typeof english> = {
  couponMade: {
    inApp: { title: '我们为您的店铺创建了优惠券：{{code}}', text: '优惠由您承担。您可以随时停用它。' },
  },
  couponStopped: {
    inApp: { title: '我们停用了您的优惠券 {{code}}', text: '已使用它的订单仍享优惠。原因：{{note}}' },
    subject: '我们停用了您的优惠券 {{code}}',
    heading: '我们停用了您的优惠券',
    text: '您的优惠券 {{code}} 已在 {{time}} 停用。原因：{{note}}',
    button: '查看优惠券',
    note: '已使用它的订单仍享优惠。如有疑问，请联系我们。',
  },
  couponResumed: {
    inApp: { title: '您的优惠券 {{code}} 已重新启用', text: '买家从现在起可以使用。{{note}}' },
    subject: '您的优惠券 {{code}} 已重新启用',
    heading: '您的优惠券已重新启用',
    text: '您的优惠券 {{code}} 已在 {{time}} 重新启用，买家可以使用。{{note}}',
    button: '查看优惠券',
    note: '优惠由您承担。您可以随时停用它。',
  },
}
