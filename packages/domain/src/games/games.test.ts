import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { makeRandom } from '../kernel/random'
import { boardName, type Draw, gameDay, gameDayStart, nextStreak, shuffle, streakNow } from './games'
import { MEMORY_MISSES, MEMORY_PAIRS, makeMemory, memoryOutcome, turnCard } from './memory-match'
import {
  answerQuiz,
  countRight,
  makeQuiz,
  QUIZ_CHOICES,
  QUIZ_NEEDED,
  QUIZ_QUESTIONS,
  quizOutcome,
} from './price-quiz'
import { moveOn, resultOf, roundOutcome } from './rounds'
import {
  chooseLetter,
  GRID_SIZE,
  makeWordSearch,
  WORD_MISSES,
  WORDS_TO_FIND,
  wordSearchOutcome,
} from './word-search'

const drawFrom = (seed: number): Draw => {
  const random = makeRandom(seed)
  return (below) => Math.floor(random() * below)
}
const seeds = fc.integer({ min: 1, max: 1_000_000 })
const WORDS = [
  'Art',
  'Beauty',
  'Books',
  'Food',
  'Garden',
  'Music',
  'Pet',
  'Toys',
  'Tools & more',
  '音乐',
  '珠宝',
]
const FACES = ['art', 'books', 'food', 'music', 'pet', 'toys', 'tools']

it('shuffles without losing or adding', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), seeds, (list, seed) => {
      expect(shuffle(list, drawFrom(seed)).toSorted()).toEqual(list.toSorted())
    }),
  )
})

describe('the price quiz', () => {
  const items = fc.uniqueArray(
    fc.record({ id: fc.string({ minLength: 1 }), price: fc.integer({ min: 1, max: 100_000_000 }).map(sen) }),
    { minLength: QUIZ_QUESTIONS, maxLength: 12, selector: ({ id }) => id },
  )

  it('shows each price once, and the right one among them, whatever items cost', () => {
    fc.assert(
      fc.property(items, seeds, (list, seed) => {
        for (const { itemId, choices, right } of makeQuiz(list, drawFrom(seed)).questions) {
          expect(new Set(choices).size).toBe(QUIZ_CHOICES)
          expect(choices[right]).toBe(list.find(({ id }) => id === itemId)?.price)
          expect(Math.min(...choices)).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('is won by enough right answers, and ends with the last question', () => {
    fc.assert(
      fc.property(
        items,
        seeds,
        fc.infiniteStream(fc.integer({ min: 0, max: QUIZ_CHOICES - 1 })),
        (list, seed, given) => {
          let state = makeQuiz(list, drawFrom(seed))
          for (const choice of given) {
            const next = answerQuiz(state, choice)
            if (next === null) break
            expect(quizOutcome(state)).toBeNull()
            state = next
          }
          expect(state.given).toHaveLength(QUIZ_QUESTIONS)
          expect(quizOutcome(state)).toBe(countRight(state) >= QUIZ_NEEDED ? 'won' : 'lost')
        },
      ),
    )
  })

  it('refuses a choice that is none, and too few items', () => {
    const list = Array.from({ length: QUIZ_QUESTIONS }, (_, at) => ({ id: `i${at}`, price: sen(500) }))
    const quiz = makeQuiz(list, drawFrom(1))
    expect(answerQuiz(quiz, QUIZ_CHOICES)).toBeNull()
    expect(() => makeQuiz(list.slice(1), drawFrom(1))).toThrow(RangeError)
  })
})

describe('memory match', () => {
  const turn = (state: ReturnType<typeof makeMemory>, card: number) => {
    const next = turnCard(state, card)
    if (next === null) throw new Error(`card ${card} cannot be turned`)
    return next
  }

  it('has each face twice, and is won by whoever turns pairs only', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let state = makeMemory(FACES, drawFrom(seed))
        expect(state.cards).toHaveLength(MEMORY_PAIRS * 2)
        for (const face of new Set(state.cards))
          for (const [card, own] of state.cards.entries()) if (own === face) state = turn(state, card)
        expect(memoryOutcome(state)).toBe('won')
        expect(state.misses).toBe(0)
      }),
    )
  })

  it('turns two back that do not match, and is lost after too many', () => {
    let state = makeMemory(FACES, drawFrom(7))
    const other = state.cards.findIndex((face) => face !== state.cards[0])
    for (let miss = 0; miss <= MEMORY_MISSES; miss++) {
      expect(memoryOutcome(state)).toBeNull()
      state = turn(turn(state, 0), other)
    }
    expect(memoryOutcome(state)).toBe('lost')
    expect(state.open).toEqual([0, other])
  })

  it('does not turn a card that lies open, or none', () => {
    const state = turn(makeMemory(FACES, drawFrom(7)), 3)
    expect(turnCard(state, 3)).toBeNull()
    expect(turnCard(state, MEMORY_PAIRS * 2)).toBeNull()
  })
})

describe('the word search', () => {
  it('hides each word where its letters are, and is won by their ends, in either order', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, isBackwards) => {
        let state = makeWordSearch(WORDS, drawFrom(seed))
        expect(state.letters).toHaveLength(GRID_SIZE * GRID_SIZE)
        expect(state.letters.every((letter) => letter !== '')).toBe(true)
        expect(state.words).toHaveLength(WORDS_TO_FIND)
        for (const { word, cells } of state.words) {
          expect(cells.map((cell) => state.letters[cell]).join('')).toBe(word.toUpperCase())
          const ends = [cells[0] ?? -1, cells.at(-1) ?? -1]
          for (const cell of isBackwards ? ends.toReversed() : ends)
            state = chooseLetter(state, cell) ?? state
        }
        expect(wordSearchOutcome(state)).toBe('won')
        expect(state.misses).toBe(0)
      }),
    )
  })

  it('counts a wrong pair, takes a choice back, and is lost after too many', () => {
    let state = makeWordSearch(WORDS, drawFrom(3))
    state = chooseLetter(chooseLetter(state, 0) ?? state, 0) ?? state
    expect(state).toMatchObject({ from: null, misses: 0 })
    const far = GRID_SIZE * GRID_SIZE - 2
    for (let miss = 0; miss <= WORD_MISSES; miss++) {
      expect(wordSearchOutcome(state)).toBeNull()
      state = chooseLetter(chooseLetter(state, 0) ?? state, far) ?? state
    }
    expect(wordSearchOutcome(state)).toBe('lost')
    expect(chooseLetter(state, GRID_SIZE * GRID_SIZE)).toBeNull()
  })

  it('needs enough words that are letters only', () => {
    expect(() => makeWordSearch(['Tools & more', 'a', 'extraordinarily'], drawFrom(1))).toThrow(RangeError)
  })
})

describe('rounds', () => {
  const states = () => {
    const list = Array.from({ length: 8 }, (_, at) => ({ id: `i${at}`, price: sen(500 + at) }))
    return [
      { ...makeQuiz(list, drawFrom(5)), game: 'quiz' as const },
      { ...makeMemory(FACES, drawFrom(5)), game: 'memory' as const },
      { ...makeWordSearch(WORDS, drawFrom(5)), game: 'words' as const },
    ]
  }

  it('end whatever is played', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const draw = drawFrom(seed)
        for (const begun of states()) {
          let state: ReturnType<typeof moveOn> = begun
          for (let move = 0; state !== null && roundOutcome(state) === null; move++) {
            expect(move).toBeLessThan(5_000)
            const next = moveOn(state, draw(GRID_SIZE * GRID_SIZE))
            if (next === null) continue
            expect(['right', 'wrong', 'plain']).toContain(resultOf(state, next))
            state = next
          }
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('days and names', () => {
  it('counts Malaysian days', () => {
    const midnight = Date.parse('2026-11-23T16:00:00Z')
    expect(gameDay(midnight) - gameDay(midnight - 1)).toBe(1)
    expect(gameDayStart(gameDay(midnight))).toBe(midnight)
  })

  it('counts a day once, the next one on, and begins anew after a gap', () => {
    expect(nextStreak(4, 100, 100)).toBe(4)
    expect(nextStreak(4, 99, 100)).toBe(5)
    expect(nextStreak(4, 98, 100)).toBe(1)
    expect(nextStreak(0, null, 100)).toBe(1)
    expect([streakNow(4, 99, 100), streakNow(4, 98, 100), streakNow(0, null, 100)]).toEqual([4, 0, 0])
  })

  it('shows a first name and an initial only', () => {
    expect(boardName('Siti Aminah binti Ali')).toBe('Siti A.')
    expect(boardName('  Farah ')).toBe('Farah')
    expect(boardName('陈 美玲')).toBe('陈 美.')
  })
})
