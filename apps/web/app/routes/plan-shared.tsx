export { PlanSharedPage as default } from '../features/planner/pages/plan-shared-page'
export { action, loader } from '../features/planner/routes/plan-shared.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
