import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../button'
import { Notice } from '../notice'
import type { ToastRegionProps } from './toast-live'
import { dismissToast, type Toast, toastStore } from './toast-store'
import { useLazyPart } from './use-lazy-part'

export { dismissToast, showToast, type Toast } from './toast-store'

const load = async () => (await import('./toast-live')).ToastLive

/** Once per page. Its code is fetched with the first toast; without it toasts are plain notices. */
export function ToastRegion(props: ToastRegionProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  const [hasFailed, setFailed] = useState(false)
  const Live = useLazyPart(toasts.length > 0, load, () => setFailed(true))
  if (Live) return <Live {...props} toasts={toasts} />
  const [first] = toasts
  return hasFailed && first ? <PlainToast key={first.id} toast={first} durationMs={props.durationMs} /> : null
}

const DURATION_MS = 5_000

/** Often it is a toast that has to say that the network is gone, and its own code cannot be fetched either. */
function PlainToast({ toast, durationMs = DURATION_MS }: { toast: Toast; durationMs?: number | undefined }) {
  const { id, tone, title, text, action } = toast
  const shownMs = toast.durationMs ?? durationMs
  useEffect(() => {
    const timer = setTimeout(dismissToast, shownMs, id)
    return () => clearTimeout(timer)
  }, [id, shownMs])
  const press = () => {
    dismissToast(id)
    action?.onPress()
  }
  return (
    <div className="flash-popup">
      <Notice
        tone={tone}
        title={title}
        live
        action={
          action && (
            <Button variant="secondary" size="small" onClick={press}>
              {action.label}
            </Button>
          )
        }
      >
        {text}
      </Notice>
    </div>
  )
}
