export { PlannerNewPage as default } from '../features/planner/pages/planner-new-page'
export { action, loader } from '../features/planner/routes/planner-new.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
