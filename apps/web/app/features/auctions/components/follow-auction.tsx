import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/** Shows nothing: where scripts run, the page follows the price, the bids and the end of this auction. */
export function FollowAuction({ itemId }: { itemId: string }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    import('../client/live-tiles').then(
      ({ followTile }) => {
        if (!isGone) stop = followTile(itemId, revalidate)
      },
      () => {},
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [itemId, revalidate])
  return null
}
