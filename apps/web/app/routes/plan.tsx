export { PlanPage as default } from '../features/planner/pages/plan-page'
export { action, loader } from '../features/planner/routes/plan.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
