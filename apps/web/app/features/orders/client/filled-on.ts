import { useRef } from 'react'
import type { Failure } from '../../../lib/forms/failure'

/**
 * The revision of an order that the texts of a form come from. The page is read anew whenever the order changes, the fields
 * are not: only who was told of the change goes on from what there is now.
 * @param held the revision so far
 */
export function filledOn(held: number, failure: Failure): number {
  if (failure?.code === 'ORDER_EDITED') return Number(failure.details.revision ?? held)
  return Number(failure?.values.revision ?? held)
}

/** As `filledOn`, for a form that stays where it is. @param latest of the page, which counts when the form is opened */
export function useFilledOn(latest: number, failure: Failure): number {
  const held = useRef(latest)
  held.current = filledOn(held.current, failure)
  return held.current
}
