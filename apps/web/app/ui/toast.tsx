import { useSyncExternalStore } from 'react'
import { toastStore } from './toast-store'
import { useLazyPart } from './use-lazy-part'

export { dismissToast, showToast, type Toast } from './toast-store'

export type ToastRegionProps = {
  placement?: 'top-center' | 'top-right'
  durationMs?: number
  /** How many are shown at once; the others wait. */
  limit?: number
  /** Names the region; `{hotkey}` in it stands for the key that leads there (F8). */
  label: string
  /** Read out before each toast. */
  toastLabel: string
  closeLabel: string
}

const load = async () => (await import('./toast-live')).ToastLive

/** Once per page. Its code is fetched with the first toast. */
export function ToastRegion(props: ToastRegionProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  const Live = useLazyPart(toasts.length > 0, load)
  return Live && <Live {...props} toasts={toasts} />
}
