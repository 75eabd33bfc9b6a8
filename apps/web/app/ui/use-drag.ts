import { type PointerEvent, useRef, useState } from 'react'

export type Drag = {
  /** For the `style` of what moves. */
  style: { translate: string } | undefined
  /** For the handle. */
  handle: {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: () => void
  }
}

/** Moves a thing by its handle, as far as its head stays in the window. */
export function useDrag(): Drag {
  const [offset, setOffset] = useState<{ x: number; y: number } | null>(null)
  const grip = useRef<{ x: number; y: number } | null>(null)
  return {
    style: offset ? { translate: `${offset.x}px ${offset.y}px` } : undefined,
    handle: {
      onPointerDown: (event) => {
        if (event.target instanceof Element && event.target.closest('button, a')) return
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = { x: event.clientX - (offset?.x ?? 0), y: event.clientY - (offset?.y ?? 0) }
      },
      onPointerMove: (event) => {
        if (!grip.current) return
        const x = Math.max(0, Math.min(event.clientX, window.innerWidth))
        const y = Math.max(0, Math.min(event.clientY, window.innerHeight))
        setOffset({ x: x - grip.current.x, y: y - grip.current.y })
      },
      onPointerUp: () => {
        grip.current = null
      },
    },
  }
}
