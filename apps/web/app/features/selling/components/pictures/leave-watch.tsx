import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../../i18n/provider'
import { Notice } from '../../../../ui/notice'

/** Holds the page while pictures are on their way, and the form until they are there. */
export function LeaveWatch({ isBusy, hasFailed }: { isBusy: boolean; hasFailed: boolean }) {
  const t = useT()
  const mark = useRef<HTMLDivElement>(null)
  /** What was pressed meanwhile. */
  const [held, setHeld] = useState<{ form: HTMLFormElement; by: HTMLElement | null } | null>(null)

  // By hand: the router's own hooks for this would come with every page of the market.
  useEffect(() => {
    if (!isBusy) return
    const unload = (event: BeforeUnloadEvent) => event.preventDefault()
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || link.getAttribute('target') === '_blank' || confirm(t('listingPictures.leave'))) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('beforeunload', unload)
    document.addEventListener('click', follow, true)
    return () => {
      removeEventListener('beforeunload', unload)
      document.removeEventListener('click', follow, true)
    }
  }, [isBusy, t])

  useEffect(() => {
    const form = mark.current?.closest('form')
    if (!isBusy || !form) return
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      setHeld({ form, by: event.submitter })
    }
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [isBusy])

  useEffect(() => {
    if (isBusy || held === null) return
    setHeld(null)
    // What did not arrive is for the seller to decide on.
    if (!hasFailed) held.form.requestSubmit(held.by)
  }, [isBusy, held, hasFailed])

  return (
    <div ref={mark} role="status" className="empty:hidden">
      {held && <Notice tone="info" title={t('listingPictures.busy')} />}
    </div>
  )
}
