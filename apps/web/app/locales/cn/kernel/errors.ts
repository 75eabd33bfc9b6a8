import type en from '../../en/kernel/errors'
import accounts from './errors/accounts'
import auctions from './errors/auctions'
import blog from './errors/blog'
import cart from './errors/cart'
import checkout from './errors/checkout'
import coupons from './errors/coupons'
import disputes from './errors/disputes'
import downloads from './errors/downloads'
import games from './errors/games'
import messaging from './errors/messaging'
import moderation from './errors/moderation'
import orders from './errors/orders'
import payments from './errors/payments'
import payouts from './errors/payouts'
import planner from './errors/planner'
import platform from './errors/platform'
import reviews from './errors/reviews'
import selling from './errors/selling'
import shipping from './errors/shipping'
import stores from './errors/stores'
import support from './errors/support'

export default {
  UNAUTHORIZED: '请先登录。',
  FORBIDDEN: '您没有权限执行此操作。',
  CROSS_SITE: '该请求不是来自本站页面。请刷新后重试。',
  OTHER_ADDRESS: '本站的网址是 {{address}}，请从那里打开；在当前网址无法提交任何内容。',
  NOT_FOUND: '未找到。',
  GONE: '此表单对应的内容已不存在。您填写的文字仍保留在这里，请复制需要保留的部分。',
  METHOD_NOT_ALLOWED: '此处无法执行该操作。',
  VALIDATION: '请检查以下栏位。',
  BAD_JSON: '无法读取该请求。',
  TOO_LARGE: '内容过大。',
  TOO_MANY_REQUESTS_one: '尝试次数过多，请在 {{count}} 分钟后再试。',
  TOO_MANY_REQUESTS_other: '尝试次数过多，请在 {{count}} 分钟后再试。',
  BUSY: '目前访问量很大，请稍后再试。',
  STORAGE_FULL: '目前无法保存任何内容，请稍后再试。',
  UNKNOWN_ERROR: '操作失败，请稍后再试。',
  TIMEOUT: '请求超时，请检查您的网络连接。',
  NETWORK_ERROR: '网络连接错误。',
  HTTP: '服务器错误（{{status}}）',
  ...accounts,
  ...auctions,
  ...blog,
  ...cart,
  ...checkout,
  ...coupons,
  ...disputes,
  ...downloads,
  ...games,
  ...messaging,
  ...moderation,
  ...orders,
  ...payments,
  ...payouts,
  ...planner,
  ...platform,
  ...reviews,
  ...selling,
  ...shipping,
  ...stores,
  ...support,
} satisfies Record<keyof typeof en, string>
