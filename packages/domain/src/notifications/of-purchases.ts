import { linkTo } from '../access/link-to'
import { byMail, inApp, inBoth } from './define'
import { withExample } from './mail-fields'
import {
  appointmentNews,
  auctionNews,
  claimNews,
  fileNews,
  orderShown,
  parcelNews,
  parcelWithLines,
  refund,
} from './mail-values'

export const orders = {
  orderPaid: inBoth('payment', orderShown),
  orderExpired: inBoth('payment', orderShown),
  orderCancelled: inBoth('payment', orderShown),
  orderRefunded: inApp('payment'),
  refundSent: byMail('payment', refund),
  paymentHeld: inApp('payment'),
  /** To the seller. */
  parcelToShip: inBoth('sale', parcelWithLines),
  /** An admin has seen to a payment that did not match. */
  paymentSettled: inApp('payment'),
  /** To the seller. */
  shipReminder: inBoth('sale', parcelNews),
  parcelShipped: inBoth('delivery', parcelNews),
  /** A part of it: the rest follows. */
  partShipped: inBoth('delivery', parcelNews),
  /** To the buyer: what was not shipped in time, or cannot be. */
  restCancelled: inBoth('payment', parcelNews),
  /** By the clock: nobody said so. */
  parcelDelivered: inBoth('delivery', parcelNews),
  parcelCompleted: inApp('delivery'),
  parcelCancelled: inBoth('payment', parcelNews),
  serviceCancelled: inBoth('payment', parcelNews),
  /** To the seller, by mail: what they were asked to send is not to be sent. */
  saleCancelled: byMail('sale', parcelWithLines),
  /** To who bought it before. */
  fileUpdated: inBoth('delivery', fileNews),
  /** To the seller: no date is agreed yet. */
  appointmentOpen: inBoth('sale', withExample(appointmentNews, { day: null, part: null })),
  /** To the side that has to answer a proposed date. */
  appointmentProposed: inBoth('delivery', appointmentNews),
  appointmentAgreed: inBoth('delivery', appointmentNews),
  /** To the buyer. */
  appointmentDone: inBoth('delivery', appointmentNews),
  saleRefunded: inApp('sale'),
  addressChanged: inApp('sale'),
  buyerNote: inApp('sale'),
}

export const disputes = {
  claimOpened: inBoth('sale', claimNews),
  /** To the buyer. */
  claimAnswered: inBoth('delivery', claimNews),
  claimReturning: inApp('sale'),
  /** To both. */
  claimEscalated: inBoth('delivery', claimNews),
  /** To both: an admin has the goods sent back first. */
  claimReturnDecided: inBoth('delivery', claimNews),
  /** To the admins. */
  claimToDecide: inBoth('work', claimNews),
  claimClosed: inBoth('delivery', claimNews),
}

const ENDED_AUCTIONS = linkTo('/my-products/auctions', { list: 'ended' })
export const auctions = {
  /** To who led until then. */
  outbid: inBoth('auction', auctionNews),
  auctionEnding: inApp('auction'),
  auctionWon: inBoth('payment', auctionNews),
  /** To the second bidder: the winner has not bought it. */
  auctionOffered: inBoth('auction', auctionNews),
  /** To the winner, who has not bought it in time. */
  auctionMissed: inBoth('payment', auctionNews),
  auctionLost: inApp('auction'),
  /** To bidders and watchers: the reserve was not met. */
  auctionNotMet: inApp('auction'),
  /** To the same: it is listed once more. */
  auctionRelisted: inApp('auction'),
  auctionSold: inApp('sale'),
  auctionUnsold: inApp('sale'),
  auctionUnpaid: inApp('sale'),
  /** To the seller, who decides whether the second bidder is offered it. */
  auctionUndecided: inBoth('sale', withExample(auctionNews, { link: ENDED_AUCTIONS })),
}
