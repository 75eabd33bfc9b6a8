import { SELLER_AREA } from '../../client/seller-area'
import { LiveQueries, useWaits } from './live-queries'
import { WorkRail } from './work-rail'

/** The rail of sellers on a page that has no queries of its own. */
export const LiveSellersRail = () => (
  <LiveQueries>
    <Rail />
  </LiveQueries>
)

const Rail = () => (
  <div className="min-h-20 lg:sticky lg:top-24">
    <WorkRail area={SELLER_AREA} waits={useWaits()} />
  </div>
)
