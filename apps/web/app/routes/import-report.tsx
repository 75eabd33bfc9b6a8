export { ImportReport as default } from '../features/selling/pages/import/import-report'
export { action, loader } from '../features/selling/routes/import-report.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
