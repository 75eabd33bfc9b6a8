import type en from '../../en/stores/follow'

export default {
  title: '关注 {{name}}',
  lead: '店铺上新时我们会通知您，每天最多一次。',
  begin: '关注店铺',
  following: '已关注',
  message: '发消息',
  stop: '取消关注',
  toStore: '返回店铺',
  all: '您关注的店铺',
  change: '更改',
  changeOf: '更改对 {{name}} 的关注',
  begun: '已关注该店铺',
  begunText: '店铺上新时我们会通知您。',
  already: '您已关注此店铺',
  ended: '已取消关注',
  endedText: '我们不再通知您该店铺的新商品。',
  answers: '回答了 {{percent}}% 的提问',
  speed_hour: '通常一小时内回复',
  speed_hours: '通常几小时内回复',
  speed_day: '通常一天内回复',
  speed_longer: '通常超过一天才回复',
} satisfies typeof en
