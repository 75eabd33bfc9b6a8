import type { DialogProps } from './dialog'
import { useLazyPart } from './use-lazy-part'

export type { DialogProps }

const load = async () => (await import('./dialog')).Dialog

/** Fetches the code ahead, on `pointerenter` or `focus` of what opens it. */
export function preloadDialog(): void {
  void load().catch(() => {})
}

export function LazyDialog(props: DialogProps) {
  const Part = useLazyPart(props.open, load)
  return Part && <Part {...props} />
}
