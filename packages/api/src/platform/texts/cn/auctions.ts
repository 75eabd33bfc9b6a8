import type { auctions as english } from '../en/auctions'
import type { Translated } from '../texts-of'

export const auctions: Translated<typeof english> = {
  outbid: {
    inApp: { title: '您的出价已被超过：{{title}}', text: '目前价格为 {{amount}}。您仍可继续出价。' },
    subject: '您的出价已被超过：{{title}}',
    heading: '有人出价比您高',
    text: '您对“{{title}}”的最高出价已被超过。目前价格为 {{amount}}。您可以在 {{until}} 之前继续出价。',
    button: '查看拍卖',
  },
  auctionEnding: {
    inApp: { title: '一小时内结束：{{title}}', text: '目前价格为 {{amount}}。' },
  },
  auctionWon: {
    inApp: {
      title: '您已拍得：{{title}}',
      text: '您以 {{amount}} 拍得。请在 {{rule.auctionCheckoutHours}} 小时内结账。',
    },
    subject: '您已拍得：{{title}}',
    heading: '恭喜您拍得此商品',
    text: '“{{title}}”由您以 {{amount}} 拍得。请在 {{until}} 之前结账；逾期将提供给下一位出价者。',
    button: '立即结账',
  },
  auctionOffered: {
    inApp: {
      title: '第二次机会：{{title}}',
      text: '上一位得标者的交易未能完成。您可以在 {{rule.auctionCheckoutHours}} 小时内以 {{amount}} 买下。',
    },
    subject: '第二次机会：{{title}}',
    heading: '您有第二次机会',
    text: '“{{title}}”得标者的交易未能完成，您可以按您的最高出价 {{amount}} 买下。此机会保留至 {{until}}。',
    button: '购买',
  },
  auctionMissed: {
    inApp: { title: '未按时付款：{{title}}', text: '您以 {{amount}} 拍得，但未在期限内结账，现已无法购买。' },
    subject: '未按时付款：{{title}}',
    heading: '您未在期限内结账',
    text: '您以 {{amount}} 拍得“{{title}}”，但未在 {{until}} 之前结账，现已无法购买。若您在 {{rule.unpaidWinDays}} 天内有 {{rule.unpaidWins}} 次拍得后未付款，须先验证银行卡才能再出价。',
    button: '查看拍卖',
  },
  auctionLost: {
    inApp: { title: '拍卖已结束：{{title}}', text: '成交价为 {{amount}}。' },
  },
  auctionNotMet: {
    inApp: { title: '拍卖已结束：{{title}}', text: '未达到底价，因此没有成交。' },
  },
  auctionRelisted: {
    inApp: { title: '重新上架：{{title}}', text: '现再次拍卖，可从 {{amount}} 起出价。' },
  },
  auctionSold: {
    inApp: {
      title: '您的拍卖已有得标者：{{title}}',
      text: '最高出价者须在 {{rule.auctionCheckoutHours}} 小时内支付 {{amount}}。',
    },
  },
  auctionUnsold: {
    inApp: { title: '未售出：{{title}}', text: '拍卖已结束，没有成交。' },
  },
  auctionUnpaid: {
    inApp: { title: '得标者的交易未能完成：{{title}}', text: '现以 {{amount}} 提供给第二位出价者。' },
  },
  auctionUndecided: {
    inApp: {
      title: '请您决定：{{title}}',
      text: '得标者的交易未能完成。您可以按 {{amount}} 提供给第二位出价者，或重新上架。',
    },
    subject: '得标者的交易未能完成：{{title}}',
    heading: '请决定如何处理',
    text: '“{{title}}”得标者的交易未能完成，而您选择了自行决定。您可以按 {{amount}} 提供给第二位出价者，或重新上架。',
    button: '前往决定',
  },
}
