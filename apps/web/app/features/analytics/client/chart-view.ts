/** A curve as the server drew it: places in percent of the drawing, so that it fits any width. */
export interface ChartView {
  /** Paths in a box of 100 × 100. */
  line: string
  area: string
  /** What the figures are compared with. */
  compared?: string
  /** Marks of the scale, the lowest first: where from the top, and what they say. */
  marks: { top: number; label: string }[]
  /** One for each figure, the oldest first. */
  points: { left: number; width: number; title: string }[]
}
