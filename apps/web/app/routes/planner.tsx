export { PlannerPage as default } from '../features/planner/pages/planner-page'
export { action, loader } from '../features/planner/routes/planner.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
