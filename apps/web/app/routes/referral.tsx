export { ReferralPage as default } from '../features/selling/pages/referral-page'
export { loader } from '../features/selling/routes/referral.server'
export { headMeta as meta } from '../lib/page/meta'
