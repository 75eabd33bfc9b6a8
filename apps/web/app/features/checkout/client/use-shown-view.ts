import { useRef } from 'react'
import type { CheckoutView } from '../server/checkout-view.server'

/** What the server said last. A post that failed on its way brings no view: the page stays as it was. */
export function useShownView(
  loaded: CheckoutView,
  answer: { view?: CheckoutView } | undefined,
): CheckoutView {
  const last = useRef(loaded)
  if (answer === undefined) last.current = loaded
  else if (answer.view) last.current = answer.view
  return last.current
}
