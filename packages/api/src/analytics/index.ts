export { rollUpDays } from './jobs'
export type { ConversionStep, FunnelRow } from './reads/funnel'
export {
  type Cohort,
  type CouponRow,
  exportReport,
  type MarketReport,
  marketReport,
} from './reads/report'
export type { TopRow } from './reads/top'
