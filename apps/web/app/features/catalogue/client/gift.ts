import type { GiftState } from '@pasar/api'

const STATES = ['there', 'none', 'unknown'] as const satisfies readonly GiftState[]

/** The welcome gift of a member in words that nothing else in a page's data is written with. */
export const writeGift = (gift: GiftState): string => `gift:${gift}`

export const readGift = (text: string): GiftState =>
  STATES.find((state) => text === writeGift(state)) ?? 'none'
