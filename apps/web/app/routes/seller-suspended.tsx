import { loadStanding } from '../features/selling/selling-door.server'
import { StandingPage } from '../features/selling/standing-page'
import { headMeta } from '../lib/meta'

export const loader = loadStanding

export const meta = headMeta

export default StandingPage
