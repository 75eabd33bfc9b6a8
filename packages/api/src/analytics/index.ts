export { rollUpDays } from './jobs'
export {
  type Cohort,
  type CouponRow,
  exportReport,
  type FunnelRow,
  type MarketReport,
  marketReport,
} from './reads/report'
export type { TopRow } from './reads/top'
