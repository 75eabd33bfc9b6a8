export { PlannerCalendarPage as default } from '../features/planner/pages/planner-calendar-page'
export { action, loader } from '../features/planner/routes/planner-calendar.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
