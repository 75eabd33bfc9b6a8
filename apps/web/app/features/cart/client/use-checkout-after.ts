import type { PagePath } from '@pasar/domain/access/link-to'
import { useNavigate } from '@remix-run/react'
import { type MouseEvent, useEffect, useState } from 'react'

/**
 * The way to the checkout once what was pressed in the cart has arrived: the checkout shows what the server knows.
 * @param isPending something that was pressed is on its way
 * @param isRefused the last of it was refused: the page stays and says why
 */
export function useCheckoutAfter(
  isPending: boolean,
  isRefused: boolean,
): { isLeaving: boolean; goOn: (event: MouseEvent) => void } {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (!isLeaving || isPending) return
    setLeaving(false)
    if (!isRefused) navigate('/checkout' satisfies PagePath)
  }, [isLeaving, isPending, isRefused, navigate])
  const goOn = (event: MouseEvent) => {
    const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey
    if (!isPending || isElsewhere) return
    event.preventDefault()
    setLeaving(true)
  }
  return { isLeaving, goOn }
}
