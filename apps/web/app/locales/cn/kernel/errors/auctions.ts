import type { auctions } from '@pasar/domain/kernel/errors/auctions'

export default {
  AUCTIONS_OFF: '目前无法开始新的拍卖。请保存为草稿，或以固定价格出售。',
  AUCTION_ENDED: '此拍卖已结束。',
  AUCTION_TAKEN: '有人正在购买此商品。若对方未付款，拍卖将继续。',
  AUCTION_HAS_BIDS: '此拍卖已有人出价，无法再更改。',
  AUCTION_NOT_STARTED: '此拍卖已经开始，或已取消预定。',
  AUCTION_NOT_UNSOLD: '此拍卖尚未结束、已售出或已重新上架。',
  AUCTION_NO_SECOND: '已没有可以提供此拍卖的出价者。',
  AUCTION_NOT_IMPORTED: '拍卖只能在其表单中更改，不能通过文件更改。',
  CARD_NEEDED:
    '您在 {{rule.unpaidWinDays}} 天内有 {{rule.unpaidWins}} 件拍得的商品没有付款。请先验证银行卡，再出价。',
  BID_UNUSUAL: '您的最高出价是 {{maximum}}，而当前价格为 {{price}}。如确认无误，请再按一次按钮。',
  BID_TOO_LOW: '请至少出价 {{least}}。',
  BID_TOO_HIGH: '出价最高为 RM {{rule.highestBid}}。',
  BID_BELOW_OWN: '您已出过更高的价。出价不能降低。',
} satisfies Record<keyof typeof auctions, string>
