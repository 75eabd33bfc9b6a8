import { quoteOf } from '@pasar/domain/blog/remarks'
import { useEffect, useState } from 'react'

export interface SelectedWords {
  /** The passage in which they stand. */
  at: string
  quote: string
}

const passageOf = (node: Node | null): HTMLElement | null => {
  const element = node instanceof Element ? node : (node?.parentElement ?? null)
  const part = element?.closest('.prose')
  return part?.closest<HTMLElement>('[data-passage]') ?? null
}

function readSelection(): SelectedWords | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed) return null
  const passage = passageOf(selection.anchorNode)
  const at = passage?.dataset.passage
  if (at === undefined || passageOf(selection.focusNode) !== passage) return null
  const quote = quoteOf(selection.toString())
  return quote === '' ? null : { at, quote }
}

/** The words of one passage that are selected on the page; null for none. */
export function useSelectedWords(): SelectedWords | null {
  const [selected, setSelected] = useState<SelectedWords | null>(null)
  useEffect(() => {
    const look = () =>
      setSelected((before) => {
        const now = readSelection()
        return before?.at === now?.at && before?.quote === now?.quote ? before : now
      })
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])
  return selected
}
