import { watchAuction } from './watch-store'

/** All watchers get a bid at the same moment: their reads are spread over this time. */
const SPREAD_MS = 2_000
/** For the time that is left. */
const ASK_AGAIN_MS = 60_000

const followed = new Set<() => void>()
let soon: ReturnType<typeof setTimeout> | undefined
let often: ReturnType<typeof setInterval> | undefined

/** One look for all tiles of the page. */
function look(): void {
  soon = undefined
  const [refresh] = followed
  if (document.visibilityState === 'visible') refresh?.()
}

/** Has the page read its items again when something happens to an auction on it, and once a minute. @returns how to stop */
export function followTile(itemId: string, refresh: () => void): () => void {
  const own = () => refresh()
  followed.add(own)
  often ??= setInterval(look, ASK_AGAIN_MS)
  let known: string | undefined
  const stop = watchAuction(itemId, (news) => {
    const before = known
    known = JSON.stringify(news)
    // The first tells how it stands, as the page does, and so does each new connection.
    if (before !== undefined && before !== known) soon ??= setTimeout(look, Math.random() * SPREAD_MS)
  })
  return () => {
    stop()
    followed.delete(own)
    if (followed.size > 0) return
    clearInterval(often)
    clearTimeout(soon)
    often = soon = undefined
  }
}
