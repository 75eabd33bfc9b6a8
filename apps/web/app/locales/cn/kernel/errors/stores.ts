import type { stores } from '@pasar/domain/kernel/errors/stores'

export default {
  STORE_HIDDEN: '此店铺已被隐藏，不能在其中上架商品，也不能删除。',
  STORE_NAME_TAKEN: '已有其他店铺使用此名称，请换一个。',
  STORE_LIMIT: '您已有 {{rule.stores}} 家店铺，这是每位卖家的上限，以便买家分辨。如需更多，请联系我们。',
  STORE_EDITED: '此店铺刚刚被更改，可能是在另一个标签页。您填写的内容仍保留在此：再次保存即可覆盖那些更改。',
  STAFF_MAY_NOT: '您是 {{seller}} 的员工，但没有此项权限。请联系 {{seller}}。',
  STAFF_ALREADY: '此人已是您的员工，或已收到邀请。',
  STAFF_LIMIT: '您的员工与待接受邀请已达 {{rule.staff}} 人，这是上限。',
  STAFF_CHANGED: '此内容刚刚有变动，请重新核对。',
  STAFF_OTHER_EMAIL: '此邀请发送给了另一个电邮。请使用该电邮登录。',
  STAFF_ELSEWHERE: '您已是另一位卖家的员工。请先离开那里。',
  STAFF_ROLE: '市集的管理人员不能担任卖家的员工。',
  STORE_IN_USE: '有商品、优惠券、订单或记录与此店铺相关，因此无法删除。',
} satisfies Record<keyof typeof stores, string>
