export { OperationsRequestsPage as default } from '../features/moderation/pages/operations-requests-page'
export { loader } from '../features/moderation/routes/operations/operations-requests.server'
export { headMeta as meta } from '../lib/page/meta'
