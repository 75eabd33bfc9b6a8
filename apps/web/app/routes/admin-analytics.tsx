export { AdminAnalyticsPage as default } from '../features/moderation/pages/admin-analytics-page'
export { loader } from '../features/moderation/routes/admin-analytics.server'
export { headMeta as meta } from '../lib/page/meta'
