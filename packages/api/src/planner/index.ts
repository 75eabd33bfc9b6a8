export type { Gift, Plan, PlanItem } from '@pasar/db'
export { endCalendarFeed, makeCalendarFeed } from './commands/feeds'
export { cancelGift, giveItem } from './commands/gifts'
export { changePlanLine, planItem, removePlanLine, restorePlanLine } from './commands/items'
export { changePlan, makePlan, removePlan, restorePlan, sharePlan } from './commands/plans'
export { bringToCart, type Missing, type ToCart } from './commands/to-cart'
export { type CalendarWords, calendarFile } from './reads/calendar-file'
export { calendarFeed, calendarFeedTime, wantedItems } from './reads/feeds'
export {
  type ItemToPlan,
  itemToPlan,
  type OwnPlanItem,
  type PlanPage,
  type PlanSummary,
  planChoices,
  plannedOf,
  planPage,
  plansOf,
} from './reads/plans'
export { type SharedItem, type SharedPlan, sharedPlan } from './reads/shared'
