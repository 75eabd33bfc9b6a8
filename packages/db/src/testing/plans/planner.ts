import { ZERO } from '@pasar/domain'
import * as q from '../../queries'
import { ME, NOW, type Served } from './served'

export const planner: Record<string, Served> = {
  listPlannerDays: {
    run: (tx) => q.listPlannerDays(tx, ME, '2026-11-28', 3),
    by: 'plans_owner',
    sorts: 'the days of one member',
  },
  listPlans: { run: (tx) => q.listPlans(tx, ME, 1), by: 'plans_owner' },
  findBuyerPlan: { run: (tx) => q.findBuyerPlan(tx, 'pln_1', ME), by: 'PRIMARY KEY' },
  countPlans: { run: (tx) => q.countPlans(tx, ME), by: 'plans_owner' },
  countPlanLines: { run: (tx) => q.countPlanLines(tx, 'pln_1'), by: 'sqlite_autoindex_plan_lines_2' },
  listPlanLines: { run: (tx) => q.listPlanLines(tx, ME), by: 'plans_owner' },
  listPlannedLines: {
    run: (tx) => q.listPlannedLines(tx, { userId: ME, planId: 'pln_1', itemId: 'itm_1' }),
    by: 'sqlite_autoindex_plan_lines_2',
    sorts: 'the options of one item',
  },
  listWantedItems: {
    run: (tx) => q.listWantedItems(tx, ME),
    by: 'plans_owner',
    sorts: 'the items of one member',
  },
  listPlanItems: {
    run: (tx) => q.listPlanItems(tx, 'pln_1', 1),
    by: 'sqlite_autoindex_plan_lines_2',
    sorts: 'what stands on one list',
  },
  findPlanItem: { run: (tx) => q.findPlanItem(tx, 'pll_1'), by: 'PRIMARY KEY' },
  listPlanPurchases: { run: (tx) => q.listPlanPurchases(tx, ME, 1), by: 'orders_buyer' },
  listGifts: {
    run: (tx) => q.listGifts(tx, 'pln_1'),
    by: 'sqlite_autoindex_plan_lines_2',
    sorts: 'what is given of one list',
  },
  listGiven: {
    run: (tx) => q.listGiven(tx, ME, '2027-02-06'),
    by: 'plans_owner',
    sorts: 'what is given of the lists of one member',
  },
  countGifts: { run: (tx) => q.countGifts(tx, 'pll_1'), by: 'PRIMARY KEY' },
  listOpenGifts: {
    run: (tx) => q.listOpenGifts(tx, 'pll_1'),
    by: 'PRIMARY KEY',
    sorts: 'pieces of one item',
  },
  listReservedLines: { run: (tx) => q.listReservedLines(tx, '', 5), by: 'PRIMARY KEY' },
  unlinkGifts: { run: (tx) => q.unlinkGifts(tx, 'ord_1'), by: 'plan_gifts_bought' },
  findGiftOrder: {
    run: (tx) => q.findGiftOrder(tx, { giverId: ME, reservedAt: 1, until: 2 }, 'var_1'),
    by: 'orders_buyer',
    sorts: 'the orders of one member in two days',
  },
  listPlanNews: { run: (tx) => q.listPlanNews(tx, '', 5), by: 'PRIMARY KEY' },
  listCheaperLines: {
    run: (tx) => q.listCheaperLines(tx, { variantId: 'var_1', price: ZERO }, '2026-01-01', 5),
    by: 'plan_lines_variant',
  },
  listPlansNear: { run: (tx) => q.listPlansNear(tx, '2026-01-01', '2026-01-08', 5), by: 'plans_due' },
  listPlansGiven: {
    run: (tx) => q.listPlansGiven(tx, '2026-01-01', '2026-01-08', 5),
    by: 'plan_gifts_untold',
    sorts: 'what owners do not know yet',
  },
  listGiftDays: {
    run: (tx) => q.listGiftDays(tx, 'pln_1'),
    by: 'sqlite_autoindex_plan_lines_2',
    sorts: 'the days of one list',
  },
  listGivers: {
    run: (tx) => q.listGivers(tx, 'pln_1', null),
    by: 'sqlite_autoindex_plan_lines_2',
    sorts: 'who gives from one list',
  },
  listOpenGiftLines: { run: (tx) => q.listOpenGiftLines(tx, 'pln_1'), by: 'sqlite_autoindex_plan_lines_2' },
  findFeedOwner: { run: (tx) => q.findFeedOwner(tx, 'x'), by: 'sqlite_autoindex_calendar_feeds_2' },
  findFeedTime: { run: (tx) => q.findFeedTime(tx, ME), by: 'PRIMARY KEY' },
  deleteFeed: { run: (tx) => q.deleteFeed(tx, ME), by: 'PRIMARY KEY' },
  tryChangePlan: {
    run: (tx) =>
      q.tryChangePlan(
        tx,
        { planId: 'pln_1', userId: ME },
        { title: 'x', day: '', giftsFrom: '', budget: ZERO },
        NOW,
      ),
    by: 'PRIMARY KEY',
  },
  trySharePlan: {
    run: (tx) => q.trySharePlan(tx, { planId: 'pln_1', userId: ME }, 'read'),
    by: 'PRIMARY KEY',
  },
  trySetPlanRemoved: {
    run: (tx) => q.trySetPlanRemoved(tx, { planId: 'pln_1', userId: ME }, 1),
    by: 'PRIMARY KEY',
  },
  tryChangePlanLine: {
    run: (tx) =>
      q.tryChangePlanLine(tx, { lineId: 'pll_1', userId: ME }, { quantity: 1, note: '', wantedBy: null }),
    by: 'PRIMARY KEY',
  },
  trySetLineRemoved: {
    run: (tx) => q.trySetLineRemoved(tx, { lineId: 'pll_1', userId: ME }, 1),
    by: 'PRIMARY KEY',
  },
  takeCheaperLine: { run: (tx) => q.takeCheaperLine(tx, 'pll_1', 1), by: 'PRIMARY KEY' },
  closePlanNews: { run: (tx) => q.closePlanNews(tx, { variantId: 'var_1', round: 1 }), by: 'PRIMARY KEY' },
  tryNoteReminded: { run: (tx) => q.tryNoteReminded(tx, 'pln_1', '2026-01-01'), by: 'PRIMARY KEY' },
  deleteRemovedPlans: { run: (tx) => q.deleteRemovedPlans(tx, 1), by: 'plans_removed' },
  tryBuyGift: {
    run: (tx) => q.tryBuyGift(tx, { lineId: 'pll_1', piece: 1, giverId: ME }, 'lin_1'),
    by: 'PRIMARY KEY',
  },
  tryReleaseGift: {
    run: (tx) => q.tryReleaseGift(tx, { lineId: 'pll_1', piece: 1, giverId: ME }),
    by: 'PRIMARY KEY',
  },
  releaseCancelledGifts: { run: (tx) => q.releaseCancelledGifts(tx, 'pll_1'), by: 'PRIMARY KEY' },
  noteGiftsTold: { run: (tx) => q.noteGiftsTold(tx, 'pln_1', '2026-01-01'), by: 'PRIMARY KEY' },
  eraseGifts: { run: (tx) => q.eraseGifts(tx, ME), by: 'plan_gifts_giver' },
  exportPlanner: { run: (tx) => q.exportPlanner(tx, ME), by: 'plans_owner' },
}
