export { type ReportedThing, type ReportTarget, report, reportedThing } from './commands'
export { appealRemoval, decideAppeal } from './commands/appeals'
export { featureItem, moveFeatured, removeItem, restoreItem } from './commands/items'
export {
  removalsOf,
  type StaffItemPage,
  type StaffItemsPage,
  staffItemPage,
  staffItemsPage,
} from './reads/items'
