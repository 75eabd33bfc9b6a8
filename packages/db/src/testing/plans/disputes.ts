import * as q from '../../queries'
import { cursor, ME, NOW, type Served } from './served'

export const disputes: Record<string, Served> = {
  findClaim: {
    run: (tx) => q.findClaim(tx, 'clm_1', { type: 'anybody' }),
    by: 'sqlite_autoindex_order_claims_1',
  },
  'findClaim of a seller': {
    run: (tx) => q.findClaim(tx, 'clm_1', { type: 'seller', sellerId: ME }),
    by: 'sqlite_autoindex_order_claims_1',
  },
  findOrderClaims: { run: (tx) => q.findOrderClaims(tx, 'ord_1'), by: 'order_claims_order' },
  findClaimByKey: { run: (tx) => q.findClaimByKey(tx, ME, 'key'), by: 'sqlite_autoindex_order_claims_2' },
  findDueClaims: { run: (tx) => q.findDueClaims(tx, NOW, 100), by: 'order_claims_due' },
  tryMoveClaim: {
    run: (tx) => q.tryMoveClaim(tx, 'clm_1', 'open', 'escalated', { dueAt: null }),
    by: 'sqlite_autoindex_order_claims_1',
  },
  findClaimLines: { run: (tx) => q.findClaimLines(tx, 'clm_1'), by: 'PRIMARY KEY' },
  findDecidedPieces: {
    run: (tx) => q.findDecidedPieces(tx, 'ord_1'),
    by: 'order_claims_order',
  },
  noteDecidedPieces: {
    run: (tx) => q.noteDecidedPieces(tx, 'clm_1', [{ lineId: 'lin_1', quantity: 1 }]),
    by: 'PRIMARY KEY',
  },
  findClaimPictures: {
    run: (tx) => q.findClaimPictures(tx, 'clm_1'),
    by: 'sqlite_autoindex_claim_pictures_2',
  },
  findPictureClaim: {
    run: (tx) => q.findPictureClaim(tx, 'claim-1', { type: 'buyer', buyerId: ME }),
    by: 'sqlite_autoindex_order_claims_1',
  },
  'listReviewedClaims, to decide': {
    run: (tx) => q.listReviewedClaims(tx, 'escalated', null, 20),
    by: 'order_claims_escalated',
  },
  'listReviewedClaims, on their way back': {
    run: (tx) => q.listReviewedClaims(tx, 'returning', cursor, 20),
    by: 'order_claims_returning',
  },
  findReturnAddress: { run: (tx) => q.findReturnAddress(tx, ME), by: 'PRIMARY KEY' },
  'listReviewedClaims, decided': {
    run: (tx) => q.listReviewedClaims(tx, 'decided', null, 20),
    by: 'order_claims_decided',
  },
  'listReviewedClaims, the other way round': {
    run: (tx) => q.listReviewedClaims(tx, 'escalated', cursor, 20, 'reverse'),
    by: 'order_claims_escalated',
  },
  findShownClaimPictures: {
    run: (tx) => q.findShownClaimPictures(tx, ['claim-1', 'claim-2']),
    by: 'PRIMARY KEY',
  },
  exportClaims: { run: (tx) => q.exportClaims(tx, ME), by: 'order_claims_buyer' },
}
