import type { NoticeTone } from '../notice'

export type Toast = {
  id: number
  tone: NoticeTone
  title: string
  text?: string
  /** How long it stays; otherwise as long as the region says. */
  durationMs?: number
  action?: { label: string; onPress: () => void }
}

const none: readonly Toast[] = []
let toasts = none
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a short message. In the browser only; the same message is not queued twice. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  if (typeof document === 'undefined') return
  if (toasts.some((other) => other.title === toast.title && other.text === toast.text)) return
  lastId += 1
  change([...toasts, { ...toast, id: lastId }])
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => toasts,
  readOnServer: () => none,
}
