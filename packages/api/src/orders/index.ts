export {
  acceptDate,
  confirmDate,
  keepBoughtDate,
  keepSoldDate,
  proposeDate,
  wishDate,
} from './commands/appointment'
export { type BoughtAgain, buyAgain } from './commands/buy-again'
export { cancelParcel, cancelSale } from './commands/cancel-parcel'
export { cancelRest } from './commands/cancel-rest'
export { cancelOrder, expireOrders } from './commands/close'
export { correctTracking } from './commands/correct-tracking'
export { deliverSale } from './commands/deliver'
export { changeAddressOfOrder, mayMoveAddress, noteForSeller } from './commands/edit-paid'
export { editUnpaidOrder } from './commands/edit-unpaid'
export { confirmReceipt } from './commands/receive'
export { refundByStaff, refundSale } from './commands/refund-sale'
export { shipParcel } from './commands/ship'
export { shipPart, shipRest } from './commands/ship-part'
export { forgetTaxDetails, ownTaxDetails, saveTaxDetails } from './commands/tax-details'
export type { DocumentStyle, DocumentWord, PickList } from './internal/document-style'
export type { OrderEdit } from './internal/edit-quote'
export type { PartView } from './internal/part-views'
export { type InvoiceStyle, type InvoiceWord, makeInvoicePdf, sayBuyer, sayPaidWith } from './invoices'
export { type BuyerDashboard, buyerDashboard, unpaidOrders } from './reads/dashboard'
export { documentsOf, makeDocumentsPdf, makePickListPdf, pickListOf } from './reads/documents'
export { type InvoiceView, invoiceOf } from './reads/invoice'
export {
  cancelRefunds,
  type OrderView,
  type OwnOrder,
  type OwnParcel,
  orderPage,
  ordersPage,
  ownOrder,
} from './reads/orders'
export { type SaleView, salePage } from './reads/sale'
export { exportSales, restsToShip, type SaleRow, type SalesPage, salesPage } from './reads/sales'
export {
  isToShip,
  type MatchedTable,
  matchTable,
  matchTableFile,
  salesToShip,
  shippingCouriers,
  usualCourier,
} from './reads/ship-many'
export { type TrackedOrder, trackOrder } from './reads/track'
