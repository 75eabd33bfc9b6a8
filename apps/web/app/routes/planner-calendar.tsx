export { PlannerCalendarPage as default } from '../features/planner/pages/planner-calendar-page'
export { loader } from '../features/planner/routes/planner-calendar.server'
export { headMeta as meta } from '../lib/page/meta'
