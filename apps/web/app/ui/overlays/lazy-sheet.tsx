import type { SheetProps } from './sheet'
import { useLazyPart } from './use-lazy-part'

export type { SheetProps }

const load = async () => (await import('./sheet')).Sheet

/** Fetches the code ahead, on `pointerenter` or `focus` of what opens it. */
export function preloadSheet(): void {
  void load().catch(() => {})
}

export function LazySheet(props: SheetProps) {
  const Part = useLazyPart(props.open, load)
  return Part && <Part {...props} />
}
