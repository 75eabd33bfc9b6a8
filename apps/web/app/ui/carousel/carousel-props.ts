import type { ReactNode } from 'react'

export type Slide = {
  key: string
  /** Names the slide: "1 of 4: Ramadan sale". */
  label: string
  content: ReactNode
}

export type CarouselWords = { previous: string; next: string; pause: string; play: string }

export type CarouselPlay = {
  intervalMs: number
  /** `hover`: only while the pointer or the focus is on it, or on the nearest parent with `data-plays`. */
  when: 'always' | 'hover'
}

export type CarouselProps = {
  label: string
  slides: readonly Slide[]
  words: CarouselWords
  play?: CarouselPlay
  /**
   * `banner`: bars and buttons at its foot, in the text's colour; leave 60 px free there. `picture`: within a
   * `Tile`, with small marks only; not to be swiped, since the tile's link is on it, and only its first
   * slide is read out.
   */
  look?: 'banner' | 'picture'
  className?: string
}
