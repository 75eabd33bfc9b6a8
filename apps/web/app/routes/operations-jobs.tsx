export { OperationsJobsPage as default } from '../features/moderation/pages/operations-jobs-page'
export { action, loader } from '../features/moderation/routes/operations/operations-jobs.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
