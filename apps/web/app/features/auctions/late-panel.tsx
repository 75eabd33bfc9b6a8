import { type ComponentType, lazy, Suspense } from 'react'
import type { AuctionPanelProps } from './auction-panel'

const PANEL_ID = 'auction'
const AT_REST_MS = 3_000
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * What the server has written works by itself: scripts come for it when somebody does something, or when the
 * page is at rest. Without it on the page, one has come from another page and waits for it.
 */
function untilWanted(): Promise<void> {
  if (document.getElementById(PANEL_ID) === null) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      for (const name of SIGNS_OF_LIFE) removeEventListener(name, done)
      resolve()
    }
    const timer = setTimeout(done, AT_REST_MS)
    for (const name of SIGNS_OF_LIFE) addEventListener(name, done)
  })
}

async function loadPanel() {
  await untilWanted()
  const { AuctionPanel } = await import('./auction-panel')
  return { default: AuctionPanel }
}

/** The server writes it with the page; browsers fetch its code for auctions only. */
const Panel: ComponentType<AuctionPanelProps> = import.meta.env.SSR
  ? (await import('./auction-panel')).AuctionPanel
  : lazy(loadPanel)

export const LatePanel = (props: AuctionPanelProps) => (
  <Suspense>
    <div id={PANEL_ID} className="space-y-4">
      <Panel {...props} />
    </div>
  </Suspense>
)
