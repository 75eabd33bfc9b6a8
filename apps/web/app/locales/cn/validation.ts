import type en from '../en/validation'

export default {
  required: '请填写此栏。',
  tooLong: '内容过长。',
  email: '请填写有效的电邮地址，例如 name@example.com。',
  passwordShort: '请至少使用 10 个字符。',
  passwordCommon: '这个密码太常见，很容易被猜到，请换一个。',
  quantity: '请填写 1 至 9,999 的整数。',
  couponCode: '优惠码只含字母和数字。',
  phone: '请填写电话号码，例如 012-345 6789 或 +65 6123 4567。',
  postcode: '马来西亚邮政编码为 5 位数。',
  state: '请选择州属。',
  country: '请选择国家。',
  price: '请填写金额，例如 12.50。',
  priceOrder: '最高价低于最低价。',
  hiddenSigns: '请去除不可见的控制字符。',
  code: '验证码为六位数字；恢复码为 12 位字母和数字。',
  courier: '请选择快递公司。',
  tracking: '运单号只含字母、数字和连字符。',
  claimKind: '请选择问题类型。',
  emailSame: '这已经是您的电邮。',
  invalid: '此内容无效。',
} satisfies Record<keyof typeof en, string>
