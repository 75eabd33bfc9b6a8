import type { RoundState } from '@pasar/domain'
import { z } from 'zod'
import { jsonColumn, senInJson } from '../kernel/json-column'

const place = z.number().int()

const stateSchema: z.ZodType<RoundState> = z.discriminatedUnion('game', [
  z.object({
    game: z.literal('quiz'),
    questions: z.array(z.object({ itemId: z.string(), choices: z.array(senInJson), right: place })),
    given: z.array(place),
  }),
  z.object({
    game: z.literal('memory'),
    cards: z.array(z.string()),
    matched: z.array(place),
    open: z.array(place),
    misses: place,
  }),
  z.object({
    game: z.literal('words'),
    letters: z.array(z.string()),
    words: z.array(z.object({ word: z.string(), cells: z.array(place) })),
    found: z.array(place),
    from: place.nullable(),
    misses: place,
  }),
])

export const readState = jsonColumn('game_rounds.state', stateSchema)
