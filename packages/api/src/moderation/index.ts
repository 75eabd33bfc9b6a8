export { type ReportedThing, type ReportTarget, report, reportedThing } from './commands'
