import { useRoot } from '../../../lib/use-root'
import { SELLER_AREA } from '../../platform/client/seller-area'
import { WorkRail } from '../../platform/components/workspace/work-rail'

/** The pages of a seller beside their messages, as the server writes them. */
export function SellersRail() {
  const work = useRoot()?.work ?? null
  return (
    <div className="min-h-20 lg:sticky lg:top-24">
      <WorkRail area={SELLER_AREA} waits={work} />
    </div>
  )
}
