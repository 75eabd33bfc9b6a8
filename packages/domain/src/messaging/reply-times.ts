import { days, hours } from '../kernel/time'

/** Over so many days it is measured how fast messages are answered. */
export const REPLY_DAYS = 90
/** What counts as answered in time, in milliseconds. */
export const REPLY_IN_TIME = hours(24)
/** Fewer messages than this say nothing. */
export const REPLY_MINIMUM = 5

/** Characters of a text that may only say thanks. */
const MAX_CLOSING_LENGTH = 60
/** Words and phrases that end a conversation; each can be read in one way only, so that this takes no time. */
const CLOSING =
  /^(?:(?:thanks|thank you|thankyou|thank u|thx|tq|ty|ok|okay|noted|got it|great|perfect|cheers|bye|so much|very much|a lot|again|terima kasih|baik|baiklah|faham|banyak|谢谢|多谢|感谢|好的|收到|知道了|明白|了解|您|你)[^\p{L}\p{N}]*)+$/u
const SIGNS = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s)+$/u

/** Whether a message only says thanks, or that it was read: nobody waits for a reply to it. A question always waits. */
export function isClosing(message: string): boolean {
  const text = message.normalize('NFKC').trim().toLowerCase()
  if (text === '' || text.length > MAX_CLOSING_LENGTH || /[?❓❔]/u.test(text)) return false
  return CLOSING.test(text) || SIGNS.test(text)
}

/** From the first message of a buyer that was delivered and not answered, until the seller's own reply. */
export interface ReplyWait {
  askedAt: number
  /** Null while there is no reply. */
  answeredAt: number | null
}

/** How a seller, or a store, answers messages. */
export interface ReplyTimes {
  /** How many waits were counted. */
  waits: number
  /** How many of them were answered within a day. */
  inTime: number
  /** Milliseconds; half of the waits were shorter. 0 where none was counted. */
  median: number
}

export const NO_REPLIES: ReplyTimes = { waits: 0, inTime: 0, median: 0 }

export const areSameReplies = (a: ReplyTimes, b: ReplyTimes): boolean =>
  a.waits === b.waits && a.inTime === b.inTime && a.median === b.median

/** The middle of some numbers, rounded down; of an even count the mean of the two in the middle. 0 of none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  if (sorted.length % 2 === 1) return upper
  return Math.floor(((sorted[half - 1] ?? 0) + upper) / 2)
}

/**
 * Measures the waits of the last 90 days. One that still goes on counts once it is longer than a day, with its time so far:
 * who never replies must not look fast.
 */
export function measureReplies(waits: readonly ReplyWait[], now: number): ReplyTimes {
  const counted = waits.flatMap(({ askedAt, answeredAt }) => {
    if (askedAt <= now - days(REPLY_DAYS)) return []
    const isOver = answeredAt !== null
    const took = Math.max(0, (answeredAt ?? now) - askedAt)
    return isOver || took > REPLY_IN_TIME ? [{ took, isInTime: isOver && took <= REPLY_IN_TIME }] : []
  })
  return {
    waits: counted.length,
    inTime: counted.filter(({ isInTime }) => isInTime).length,
    median: medianOf(counted.map(({ took }) => took)),
  }
}

/** The words for a median: within an hour, some hours, a day, or longer. */
export type ReplySpeed = 'hour' | 'hours' | 'day' | 'longer'

const SPEEDS: readonly [ReplySpeed, number][] = [
  ['hour', hours(1)],
  ['hours', hours(6)],
  ['day', hours(24)],
]

/** How fast replies usually come; null where too few messages say so. */
export function replySpeed({ waits, median }: ReplyTimes): ReplySpeed | null {
  if (waits < REPLY_MINIMUM) return null
  return SPEEDS.find(([, most]) => median <= most)?.[0] ?? 'longer'
}
