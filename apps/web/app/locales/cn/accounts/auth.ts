import type en from '../../en/accounts/auth'

export default {
  signIn: '登录',
  signUp: '注册',
  email: '电邮',
  password: '密码',
  name: '姓名',
  loginTitle: '欢迎回来',
  loginLead: '登录后即可浏览、选购、付款并跟踪订单。',
  loginDescription: '登录您的账户。',
  createOne: '注册账户',
  registerTitle: '注册账户',
  registerLead: '只需一分钟。首个包裹使用优惠码 WELCOMEFREE 免运费。',
  registerDescription: '注册账户，首次购物享免运费。',
  haveAccount: '已有账户？',
  passwordHint: '至少 {{rule.passwordLetters}} 个字符。',
  loggedOut: '已退出登录！',
  loggedOutText: '期待您再次光临。',
  welcome: '欢迎！',
  welcomeText: '我们已发送邮件至 {{email}}。请在首次下单前打开其中的链接确认地址。',
  language: '语言',
  cartKept: '登录后即可将该商品加入购物车。',
} satisfies Record<keyof typeof en, string>
