import { type ComponentType, startTransition, useEffect, useState } from 'react'
import type { AuctionPanelProps } from './auction-panel'
import { PANEL_ID } from './panel-id'

const AT_REST_MS = 3_000

type Panel = ComponentType<AuctionPanelProps>

/** Once it is here, it is here for the next page, too. */
let loaded: Panel | null = null

async function loadPanel(): Promise<Panel> {
  const { AuctionPanel } = await import('./auction-panel')
  loaded = AuctionPanel
  return AuctionPanel
}

/** Somebody has begun to bid: what the server has written takes the bid by itself. */
function isInUse(written: Element): boolean {
  const field = written.querySelector<HTMLInputElement>('input[name=maximum]')
  return written.contains(document.activeElement) || (field !== null && field.value !== '')
}

/** What the server has written and nothing has taken the place of yet. */
const findWritten = (): Element | null => {
  const written = document.getElementById(PANEL_ID)
  return written?.hasChildNodes() ? written : null
}

/**
 * Browsers leave what the server has written as it is, and fetch the code for auctions only: when the page is at
 * rest and nobody has begun to bid there, or at once when a bid from there was placed, which it does not say. On a
 * page one has come to from another there is nothing yet to leave.
 */
function InBrowser(props: AuctionPanelProps) {
  const [Shown, setShown] = useState<Panel | null>(() => loaded)
  const { maximum } = props.auction.mine
  const [firstMaximum] = useState(maximum)
  const isBidPlaced = maximum !== firstMaximum
  useEffect(() => {
    if (Shown !== null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const isToStay = () => {
      const written = findWritten()
      return written !== null && !isBidPlaced && isInUse(written)
    }
    const tryIt = async () => {
      if (!isToStay()) {
        const panel = await loadPanel()
        if (isGone) return
        // Its texts may still be on their way: until then, what is there stays.
        if (!isToStay()) return startTransition(() => setShown(() => panel))
      }
      timer = setTimeout(begin, AT_REST_MS)
    }
    // Without it, the page stays as the server has written it, which works.
    const begin = () => void tryIt().catch(() => {})
    timer = setTimeout(begin, isBidPlaced || findWritten() === null ? 0 : AT_REST_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [Shown, isBidPlaced])
  if (Shown)
    return (
      <div key="live" className="space-y-4">
        <Shown {...props} />
      </div>
    )
  return (
    <div
      key="written"
      id={PANEL_ID}
      className="space-y-4"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves in place what the server has written
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** The auction on an item's page. A built server has `panel-on-page.tsx` in the place of this file. */
export const DeferredPanel: Panel = import.meta.env.SSR
  ? (await import('./panel-on-page')).DeferredPanel
  : InBrowser
