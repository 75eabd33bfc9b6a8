import * as Radix from 'radix-ui/popover'
import type { ReactNode, RefObject } from 'react'
import { useFocusReturn } from './use-focus-return'

export type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What it hangs on; the focus goes back there. */
  anchor: RefObject<HTMLElement>
  label: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

/** Heavy: take `LazyPopover`. For a menu of links `Menu` is enough. */
export function Popover({
  open,
  onOpenChange,
  anchor,
  label,
  side = 'bottom',
  align = 'end',
  children,
}: PopoverProps) {
  const focusReturn = useFocusReturn(anchor)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          {...focusReturn}
          onInteractOutside={(event) => {
            // The anchor opens and closes it by itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          className="z-50 w-80 max-w-[calc(100vw-32px)] rounded-card border border-line bg-surface p-4 text-ink shadow-float comes-and-goes [--from-y:-6px]"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
