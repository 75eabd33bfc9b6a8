import { useEffect } from 'react'

/** After a change of the page: a list comes in several. */
const SETTLED_MS = 300

const listShown = (): Set<string> =>
  new Set(
    [...document.querySelectorAll('[data-auction]')].map((tile) => tile.getAttribute('data-auction') ?? ''),
  )

/** Shows nothing: the tiles of auctions that the page has, at first and later, follow them. */
export function FollowTiles() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isFollowing = false
    const look = async () => {
      timer = undefined
      const shown = listShown()
      if (!isFollowing && shown.size === 0) return
      isFollowing = true
      const { followCards } = await import('../client/live-cards')
      followCards(shown)
    }
    // Without it, tiles stay as they were sent.
    const plan = () => {
      timer ??= setTimeout(() => void look().catch(() => {}), SETTLED_MS)
    }
    const watch = new MutationObserver(plan)
    watch.observe(document.body, { childList: true, subtree: true })
    plan()
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [])
  return null
}
