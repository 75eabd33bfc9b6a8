export { PlannerAddPage as default } from '../features/planner/pages/planner-add-page'
export { action, loader } from '../features/planner/routes/planner-add.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
