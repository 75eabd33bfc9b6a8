import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

export type Drag = {
  /** For the `style` of what moves. */
  style: { translate: string } | undefined
  /** For the handle. */
  handle: {
    tabIndex: 0
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: () => void
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/** How far a press on an arrow key moves it. */
const STEP = 16
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** As far as a thing may go on one axis so that its middle stays in the window. */
const clampMove = (move: number, middle: number, room: number): number =>
  Math.max(-middle, Math.min(move, room - middle))

/** Moves a thing by its handle, with pointer and arrow keys, as far as its head stays in the window. */
export function useDrag(): Drag {
  const [offset, setOffset] = useState<{ x: number; y: number } | null>(null)
  const grip = useRef<{ x: number; y: number } | null>(null)
  return {
    style: offset ? { translate: `${offset.x}px ${offset.y}px` } : undefined,
    handle: {
      tabIndex: 0,
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
      onKeyDown: (event) => {
        const arrow = ARROWS[event.key]
        if (!arrow || event.target !== event.currentTarget) return
        event.preventDefault()
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
        const x = (offset?.x ?? 0) + clampMove(arrow[0], left + width / 2, window.innerWidth)
        const y = (offset?.y ?? 0) + clampMove(arrow[1], top + height / 2, window.innerHeight)
        setOffset({ x, y })
      },
    },
  }
}
