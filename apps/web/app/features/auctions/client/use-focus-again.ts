import { useEffect, useState } from 'react'
import { PANEL_ID } from '../components/panel-id'

const FIELD = '[name=maximum]'
const BUTTON = '[type=submit]'

/** The part of the form that the server has written in which somebody is. */
function findPart(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const written = document.getElementById(PANEL_ID)
  return [FIELD, BUTTON].find((part) => written?.querySelector(part)?.matches(':focus'))
}

/** Whoever bids by keyboard in what the server has written goes on from there in what takes its place. */
export function useFocusAgain(): void {
  // Read while it is still there.
  const [part] = useState(findPart)
  useEffect(() => {
    if (part === undefined || document.activeElement !== document.body) return
    const field = document.querySelector<HTMLInputElement>(FIELD)
    const next = part === FIELD ? field : field?.form?.querySelector<HTMLElement>(BUTTON)
    next?.focus({ preventScroll: true })
  }, [part])
}
