import * as q from '../../queries'
import { cursor, ME, NOW, type Served } from './served'

export const sellerApplications: Record<string, Served> = {
  listBusinesses: { run: (tx) => q.listBusinesses(tx, ME), by: 'PRIMARY KEY' },
  findBusinesses: { run: (tx) => q.findBusinesses(tx, [ME], NOW), by: 'PRIMARY KEY' },
  setSellerStatus: { run: (tx) => q.setSellerStatus(tx, ME, 'pending'), by: 'sqlite_autoindex_users_1' },
  tryMoveSellerStatus: {
    run: (tx) => q.tryMoveSellerStatus(tx, ME, 'approved', 'suspended'),
    by: 'sqlite_autoindex_users_1',
  },
  findSellerApplication: { run: (tx) => q.findSellerApplication(tx, ME), by: 'seller_applications_user' },
  listAffiliateApplications: {
    run: (tx) => q.listAffiliateApplications(tx, 'pending', cursor, 10),
    by: 'affiliate_applications_queue',
  },
  findAffiliateInReview: {
    run: (tx) => q.findAffiliateInReview(tx, 'aff_1'),
    by: 'sqlite_autoindex_affiliate_applications_1',
  },
  listAffiliateApplicationsOf: {
    run: (tx) => q.listAffiliateApplicationsOf(tx, ME),
    by: 'affiliate_applications_user',
  },
  tryDecideAffiliate: {
    run: (tx) =>
      q.tryDecideAffiliate(tx, 'aff_1', { state: 'approved', reason: '', decidedBy: ME, now: NOW }),
    by: 'sqlite_autoindex_affiliate_applications_1',
  },
  tryMakeReseller: { run: (tx) => q.tryMakeReseller(tx, ME), by: 'sqlite_autoindex_users_1' },
  listSellerApplications: {
    run: (tx) => q.listSellerApplications(tx, 'pending', cursor, 10),
    by: 'seller_applications_queue',
  },
  findApplicationInReview: {
    run: (tx) => q.findApplicationInReview(tx, 'sap_1'),
    by: 'sqlite_autoindex_seller_applications_1',
  },
  listApplicationsOf: { run: (tx) => q.listApplicationsOf(tx, ME), by: 'seller_applications_user' },
  tryDecideApplication: {
    run: (tx) =>
      q.tryDecideApplication(tx, 'sap_1', {
        state: 'rejected',
        reason: '',
        decidedBy: ME,
        seen: 0,
        now: NOW,
      }),
    by: 'sqlite_autoindex_seller_applications_1',
  },
  'listSellerApplications, the other way round': {
    run: (tx) => q.listSellerApplications(tx, 'approved', cursor, 10, { sort: 'reverse' }),
    by: 'seller_applications_queue',
  },
  'listAffiliateApplications, the other way round': {
    run: (tx) => q.listAffiliateApplications(tx, 'pending', cursor, 10, { sort: 'reverse' }),
    by: 'affiliate_applications_queue',
  },
  'listSellerApplications, those to be answered': {
    run: (tx) => q.listSellerApplications(tx, 'asked', cursor, 10),
    by: 'seller_applications_queue',
  },
  'listSellerApplications, found': {
    run: (tx) => q.listSellerApplications(tx, 'approved', cursor, 10, { words: 'kopi' }),
    by: 'seller_applications_user',
    sorts: 'those of one member',
  },
  'listSellerApplications, that begin so': {
    run: (tx) => q.listSellerApplications(tx, 'approved', cursor, 10, { words: 'ko' }),
    by: 'seller_applications_queue',
    sorts: 'those of one member',
  },
  'listAffiliateApplications, found': {
    run: (tx) => q.listAffiliateApplications(tx, 'approved', cursor, 10, { words: 'ali' }),
    by: 'affiliate_applications_user',
    sorts: 'those of one member',
  },
  listApplicationQuestions: {
    run: (tx) => q.listApplicationQuestions(tx, 'sap_1'),
    by: 'application_questions_asked',
  },
  findApplicationDocument: {
    run: (tx) => q.findApplicationDocument(tx, 'sap_1', 'app_1'),
    by: 'sqlite_autoindex_application_papers_1',
  },
  tryAskApplicant: {
    run: (tx) => q.tryAskApplicant(tx, 'sap_1', 0, NOW),
    by: 'sqlite_autoindex_seller_applications_1',
  },
  findOpenQuestion: { run: (tx) => q.findOpenQuestion(tx, ME), by: 'application_questions_open' },
  tryAnswerQuestion: {
    run: (tx) => q.tryAnswerQuestion(tx, 'apq_1', 'x', NOW),
    by: 'sqlite_autoindex_application_questions_1',
  },
  tryReturnToQueue: {
    run: (tx) => q.tryReturnToQueue(tx, 'sap_1'),
    by: 'sqlite_autoindex_seller_applications_1',
  },
  deleteWaitingApplication: {
    run: (tx) => q.deleteWaitingApplication(tx, ME),
    by: 'seller_applications_open',
  },
  setRecruiter: { run: (tx) => q.setRecruiter(tx, ME, 'usr_2'), by: 'sqlite_autoindex_users_1' },
  'listRecruited, oldest first': {
    run: (tx) => q.listRecruited(tx, ME, 1, cursor, 10, { sort: 'reverse' }),
    by: 'users_recruited_by',
    sorts: 'whom one reseller recruited',
  },
  'listRecruited, in a state': {
    run: (tx) => q.listRecruited(tx, ME, 1, cursor, 10, { state: 'gone' }),
    by: 'users_recruited_by',
    sorts: 'whom one reseller recruited',
  },
  listRecruited: {
    run: (tx) => q.listRecruited(tx, ME, 1, cursor, 10),
    by: 'users_recruited_by',
    sorts: 'whom one reseller recruited',
  },
  isActiveReseller: { run: (tx) => q.isActiveReseller(tx, ME), by: 'sqlite_autoindex_users_1' },
  findReferralCode: { run: (tx) => q.findReferralCode(tx, ME), by: 'sqlite_autoindex_referral_codes_2' },
  findResellerByCode: { run: (tx) => q.findResellerByCode(tx, 'abc'), by: 'PRIMARY KEY' },
  countRecruiting: { run: (tx) => q.countRecruiting(tx, ME), by: 'users_recruited_by' },
  countRecruited: { run: (tx) => q.countRecruited(tx, ME), by: 'users_recruited_by' },
  sumByKind: {
    run: (tx) => q.sumByKind(tx, 'reseller:x', 'a', 'b'),
    by: 'ledger_entries_account',
    sorts: 'the kinds there are',
  },
  sumBySeller: {
    run: (tx) => q.sumBySeller(tx, 'reseller:x', 'a', 'b'),
    by: 'ledger_entries_account',
    sorts: ['a month of one reseller', 'its sellers'],
  },
  listGroupSales: {
    run: (tx) => q.listGroupSales(tx, ME, 1, 2),
    by: 'users_recruited_by',
    sorts: ['the sellers of one reseller', 'by what they sold'],
  },
  tryMakeSeller: { run: (tx) => q.tryMakeSeller(tx, ME), by: 'sqlite_autoindex_users_1' },
  findSellerStatus: { run: (tx) => q.findSellerStatus(tx, ME), by: 'sqlite_autoindex_users_1' },
  deleteRejectedApplications: {
    run: (tx) => q.deleteRejectedApplications(tx, 1),
    by: 'seller_applications_queue',
  },
}
