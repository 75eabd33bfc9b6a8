import type en from '../../en/kernel/errors'
import accounts from '../accounts/errors'
import auctions from '../auctions/errors'
import blog from '../blog/errors'
import cart from '../cart/errors'
import checkout from '../checkout/errors'
import coupons from '../coupons/errors'
import disputes from '../disputes/errors'
import downloads from '../downloads/errors'
import games from '../games/errors'
import messaging from '../messaging/errors'
import moderation from '../moderation/errors'
import orders from '../orders/errors'
import payments from '../payments/errors'
import payouts from '../payouts/errors'
import planner from '../planner/errors'
import platform from '../platform/errors'
import reviews from '../reviews/errors'
import selling from '../selling/errors'
import shipping from '../shipping/errors'
import stores from '../stores/errors'
import support from '../support/errors'

export default {
  UNAUTHORIZED: '请先登录。',
  FORBIDDEN: '您没有权限执行此操作。',
  CROSS_SITE: '该请求不是来自本站页面。请刷新后重试。',
  NOT_FOUND: '未找到。',
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
