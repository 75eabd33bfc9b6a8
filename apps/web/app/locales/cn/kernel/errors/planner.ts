import type { planner } from '@pasar/domain/kernel/errors/planner'

export default {
  PLAN_DAY: '请选择从今天起 {{rule.planYears}} 年内的日期。',
  PLAN_ITEM_DAY: '请选择从今天起、不晚于清单日期的日期。',
  PLANS_FULL: '您最多可以有 {{rule.plans}} 份清单。请先移除一份。',
  PLAN_FULL: '一份清单最多可以有 {{rule.planItems}} 件商品。请先移除一件。',
  PLAN_AUCTION: '拍卖品没有固定价格，所以不能放进计划。',
  PLAN_IS_EMPTY: '这份清单上还没有商品。',
  GIFT_TAKEN: '已经有人要送这件了。还可以送的件数：{{left}}。',
  OWN_REGISTRY: '这是您自己的清单。您可以在购物计划中把它放进购物车。',
} satisfies Record<keyof typeof planner, string>
