import type { shipping } from '@pasar/domain/kernel/errors/shipping'

export default {
  ADDRESS_OTHER_ZONE: '地址须在同一运费区内。',
  ADDRESS_MISSING: '请填写收货地址。',
  ADDRESS_UNFIT: '此地址的邮政编码不属于其州属。请在地址簿中更正，或填写其他地址。',
  ADDRESS_BOOK_FULL: '地址簿最多保存 {{rule.savedAddresses}} 个地址，请先移除一个。',
} satisfies Record<keyof typeof shipping, string>
