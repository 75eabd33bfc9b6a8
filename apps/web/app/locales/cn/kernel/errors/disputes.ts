import type { disputes } from '@pasar/domain/kernel/errors/disputes'

export default {
  CLAIM_NOT_POSSIBLE: '目前无法就此申请售后。',
  CLAIM_EMPTY: '请选择涉及的商品。',
  CLAIM_DECIDED: '{{who}} 刚刚裁定了此售后申请。',
  CLAIM_MOVED: '此售后申请刚刚有更新。',
  CLAIM_AMOUNT: '请输入低于申请金额的数额；如要全部退款，请选择全额退款。',
  TOO_MANY_PICTURES: '最多可选 {{rule.claimPhotos}} 张照片。',
} satisfies Record<keyof typeof disputes, string>
