import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../../i18n/provider'
import { Notice } from '../../../../ui/notice'
import { useLeaveWarning } from '../../client/use-leave-warning'

/** Holds the page while pictures are on their way, and the form until they are there. */
export function LeaveWatch({ isBusy, hasFailed }: { isBusy: boolean; hasFailed: boolean }) {
  const t = useT()
  const mark = useRef<HTMLDivElement>(null)
  /** What was pressed meanwhile. */
  const [held, setHeld] = useState<{ form: HTMLFormElement; by: HTMLElement | null } | null>(null)

  useLeaveWarning(t('listingPictures.leave'), () => isBusy)

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
    // What did not arrive is for the seller to decide on; what is typed was not sent, and is saved as a draft.
    if (hasFailed) held.form.dispatchEvent(new Event('input', { bubbles: true }))
    else held.form.requestSubmit(held.by)
  }, [isBusy, held, hasFailed])

  return (
    <div ref={mark} role="status" className="empty:sr-only">
      {held && <Notice tone="info" title={t('listingPictures.busy')} />}
    </div>
  )
}
