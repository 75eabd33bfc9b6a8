import type { PopoverProps } from './popover'
import { useLazyPart } from './use-lazy-part'

export type { PopoverProps }

const load = async () => (await import('./popover')).Popover

/** Fetches the code ahead, on `pointerenter` or `focus` of what opens it. */
export function preloadPopover(): void {
  void load().catch(() => {})
}

export function LazyPopover(props: PopoverProps) {
  const Part = useLazyPart(props.open, load)
  return Part && <Part {...props} />
}
