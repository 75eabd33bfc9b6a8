import type { ItemSuggestion } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { useEffect, useState } from 'react'
import type { TeaserCount } from './teaser-words'

export interface Found {
  categories: readonly { slug: string; name: string }[]
  items: readonly ItemSuggestion[]
  /** What there is to see for who signs in. */
  hidden: TeaserCount | null
}

const NOTHING: Found = { categories: [], items: [], hidden: null }
/** Typing goes on before this has gone by. */
const WAIT_MS = 150

/** What the server suggests for what is typed; what it said last stays until it has answered anew. */
export function useSuggestions(typed: string): Found {
  const [found, setFound] = useState(NOTHING)
  const query = typed.trim()
  useEffect(() => {
    if (query === '') return setFound(NOTHING)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(linkTo('/search-suggestions', { q: query }), {
          signal: stop.signal,
        })
        if (answer.ok) setFound(await answer.json())
      } catch {
        // Without suggestions the search works as before.
      }
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  return found
}
