import { type RefObject, useEffect, useRef } from 'react'

/**
 * Empties a form whose answer is its own page, once what it sent was taken. The form stays, and with it the focus.
 * @param taken is another each time; undefined while there is none
 */
export function useEmptied(taken: string | number | undefined): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null)
  const last = useRef(taken)
  useEffect(() => {
    if (taken !== undefined && taken !== last.current) form.current?.reset()
    last.current = taken
  }, [taken])
  return form
}
