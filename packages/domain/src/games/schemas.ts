import { z } from 'zod'
import { typedString } from '../kernel/bounded-text'
import { form } from '../kernel/schemas'
import { GAMES } from './games'

const place = typedString(4)
  .regex(/^\d{1,4}$/)
  .transform(Number)

export const startRoundSchema = form({ game: z.enum(GAMES) })

export const showOnBoardSchema = form({
  isShown: z.enum(['yes', 'no']).transform((typed) => typed === 'yes'),
})

/** A move, and how many there were when the page was shown. */
export const gameMoveSchema = form({ moves: place, move: place })

export type GameMove = z.output<typeof gameMoveSchema> & { roundId: string }
