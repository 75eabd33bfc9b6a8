import { createContext, useContext, useState } from 'react'

/** The number of the request a page answers. Only the server knows it. */
export const RequestIdContext = createContext('')

/** Marks the number, for the browser to find it in the page it was given. */
export const REQUEST_ID_ELEMENT = 'request-id'

/** The number to report a failure by; empty where the page was rendered in the browser. */
export function useRequestId(): string {
  const given = useContext(RequestIdContext)
  const [id] = useState(() =>
    typeof document === 'undefined'
      ? given
      : (document.getElementById(REQUEST_ID_ELEMENT)?.textContent ?? ''),
  )
  return id
}
