import { type ErrorEntry, entry } from './entry'

export const planner = {
  PLAN_DAY: entry(400, 'Please choose a date from today on, within {{rule.planYears}} years.', 'day'),
  PLAN_ITEM_DAY: entry(400, 'Please choose a date from today on, up to the date of the list.', 'wantedBy'),
  PLANS_FULL: entry(409, 'You can have up to {{rule.plans}} lists. Remove one to make another.'),
  PLAN_FULL: entry(409, 'A list can hold up to {{rule.planItems}} items. Remove one to add another.'),
  PLAN_AUCTION: entry(400, 'An auction has no fixed price, so it cannot be planned.'),
  PLAN_IS_EMPTY: entry(409, 'There is nothing on this list yet.'),
  GIFT_TAKEN: entry(409, 'Somebody else is giving this already. {{left}} left to give.'),
  OWN_REGISTRY: entry(403, 'This list is yours. You can bring it into your cart from your planner.'),
} as const satisfies Record<string, ErrorEntry>
