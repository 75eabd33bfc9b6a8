export { acceptOffer, escalateClaim, sendGoodsBack, withdrawClaim } from './commands/buyer'
export { decideClaim } from './commands/decide'
export { openClaim } from './commands/open'
export {
  answerClaim,
  confirmReturnArrived,
  confirmReturnForSeller,
  contestReturn,
} from './commands/seller'
export { claimPhoto } from './internal/pictures'
export {
  type ClaimCase,
  type ClaimPage,
  claimForAdmin,
  claimPage,
  claimsPage,
  exportClaims,
  saleClaim,
  type WholeClaim,
} from './reads'
