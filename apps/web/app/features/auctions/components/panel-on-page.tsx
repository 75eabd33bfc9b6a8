import { AuctionPanel, type AuctionPanelProps } from './auction-panel'
import { PANEL_ID } from './panel-id'

/** The auction on an item's page as the server writes it. */
export const DeferredPanel = (props: AuctionPanelProps) => (
  <div id={PANEL_ID} className="space-y-4">
    <AuctionPanel {...props} />
  </div>
)
