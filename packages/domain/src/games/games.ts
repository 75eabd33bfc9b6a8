import { sen } from '../kernel/money'
import { days, MALAYSIA_OFFSET, type Millis, millis } from '../kernel/time'

/** The small games, in the order in which they are shown. */
export const GAMES = ['quiz', 'memory', 'words'] as const
export type Game = (typeof GAMES)[number]

const GAME_OUTCOMES = ['won', 'lost'] as const
export type GameOutcome = (typeof GAME_OUTCOMES)[number]

/** How long after its start a round expires. WCAG 2.2.1 allows time limits of 20 hours or more. */
export const ROUND_LIFETIME = days(1)
/** Rounds that a member may begin on one day, of all games together. */
export const MAX_ROUNDS_A_DAY = 30

/** The coupon for the first round that a member wins on a day. */
export const GAME_REWARD = {
  amount: sen(200),
  minSpend: sen(2_000),
  validFor: days(7),
  /** What the coupons of one day may cost the market in all. */
  dailyBudget: sen(20_000),
} as const

/** What a won round adds to the scoreboard. */
export const ROUND_POINTS: Readonly<Record<Game, number>> = { quiz: 10, memory: 15, words: 15 }

/** A whole number from 0 to below its bound, each as likely. */
export type Draw = (below: number) => number

/** A copy in a random order (Fisher–Yates shuffle). */
export function shuffle<T>(list: readonly T[], draw: Draw): T[] {
  const rest = [...list]
  const shuffled: T[] = []
  while (rest.length > 0) shuffled.push(...rest.splice(draw(rest.length), 1))
  return shuffled
}

/** The Malaysian calendar day of a moment, counted from 1970-01-01. */
export const gameDay = (now: number): number => Math.floor((now + MALAYSIA_OFFSET) / days(1))

/** When that day began. */
export const gameDayStart = (day: number): Millis => millis(day * days(1) - MALAYSIA_OFFSET)

/**
 * Days in a row on which a member has won, with today's win.
 * @param lastDay of the last win; null for none
 */
export function nextStreak(streak: number, lastDay: number | null, today: number): number {
  if (lastDay === today) return streak
  return lastDay === today - 1 ? streak + 1 : 1
}

/** The streak that still counts: one whose last win was neither today nor yesterday is over. */
export const streakNow = (streak: number, lastDay: number | null, today: number): number =>
  lastDay !== null && lastDay >= today - 1 ? streak : 0

/** A name as the scoreboard shows it: the first name, and the initial of the last. */
export function boardName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/u)
  const initial = Array.from(rest.at(-1) ?? '')[0]
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}
