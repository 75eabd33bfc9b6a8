import { useEffect, useRef, useState } from 'react'
import type { PlacedMessage } from './fetch-older'
import { joinPage } from './merge-messages'

interface Shown {
  id: string
  /** Who looks at it. */
  userId: string
  messages: readonly PlacedMessage[]
  /** Where older ones than those of the page begin; null where there are none. */
  before: number | null
}

interface Known {
  rows: readonly PlacedMessage[]
  /** Where older ones begin; null where there are none. */
  before: number | null
}

function join(known: Known, { messages, before }: Shown): Known {
  const rows = joinPage(known.rows, messages)
  return { rows, before: rows[0]?.id === known.rows[0]?.id ? known.before : before }
}

/**
 * A conversation with the older messages that were asked for. The list is scrolled from its end, so that what is read
 * stays in its place.
 * @param onFailure when older ones could not be fetched
 */
export function useOlder(page: Shown, onFailure: () => void) {
  const { id, userId, messages, before } = page
  const [known, setKnown] = useState<Known>({ rows: messages, before })
  const isBusy = useRef(false)
  const shown = join(known, page)
  useEffect(() => {
    setKnown((last) => join(last, { id, userId, messages, before }))
  }, [id, userId, messages, before])
  const loadOlder = async (): Promise<void> => {
    if (shown.before === null || isBusy.current) return
    isBusy.current = true
    try {
      const { fetchOlder } = await import('./fetch-older')
      const older = await fetchOlder(id, shown.before, userId)
      setKnown((last) => ({ rows: older.addTo(last.rows), before: older.before }))
    } catch {
      onFailure()
    } finally {
      isBusy.current = false
    }
  }
  return { shown: shown.rows, before: shown.before, loadOlder }
}
