export { ReportPage as default } from '../features/moderation/pages/report-page'
export { action, loader } from '../features/moderation/routes/report.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
