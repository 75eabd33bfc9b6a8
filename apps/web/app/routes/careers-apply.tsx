export { CareersApply as default } from '../features/support/pages/careers-apply'
export { action, loader } from '../features/support/routes/careers-apply.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
