import {
  findDaySpent,
  findPlayer,
  findReward,
  findRound,
  findRoundsSince,
  type GameRound,
  listBoard,
  listQuizCards,
  type QuizCard,
} from '@pasar/db'
import {
  boardName,
  countRight,
  DomainError,
  GAME_REWARD,
  type Game,
  gameDay,
  gameDayStart,
  MAX_ROUNDS_A_DAY,
  MEMORY_MISSES,
  QUIZ_NEEDED,
  ROUND_LIFETIME,
  type Sen,
  streakNow,
  WORD_MISSES,
  ZERO,
} from '@pasar/domain'
import type { Buyer } from '../access/actors'
import type { Context } from '../platform/context'

const NAMES_ON_BOARD = 10

export interface GamesPage {
  /** Games of which a round is being played. */
  open: Game[]
  roundsLeft: number
  /** The code of today's reward; null for none yet. */
  rewardCode: string | null
  /** Whether today's budget still holds a reward. */
  isRewardLeft: boolean
  points: number
  streak: number
  isShown: boolean
  board: { place: number; name: string; points: number; isOwn: boolean }[]
}

export async function gamesPage(ctx: Context, buyer: Buyer): Promise<GamesPage> {
  const now = ctx.now()
  const day = gameDay(now)
  const dayStart = gameDayStart(day)
  const [player, rewardCode, spent, rounds, board] = await Promise.all([
    findPlayer(ctx.db, buyer.id),
    findReward(ctx.db, buyer.id, day),
    findDaySpent(ctx.db, day),
    findRoundsSince(ctx.db, buyer.id, Math.min(dayStart, now - ROUND_LIFETIME)),
    listBoard(ctx.db, NAMES_ON_BOARD),
  ])
  const today = rounds.filter(({ startedAt }) => startedAt >= dayStart)
  const open = rounds.filter(({ outcome, startedAt }) => outcome === null && startedAt > now - ROUND_LIFETIME)
  return {
    open: open.map(({ game }) => game),
    roundsLeft: Math.max(0, MAX_ROUNDS_A_DAY - today.length),
    rewardCode,
    isRewardLeft: (spent ?? 0) + GAME_REWARD.amount <= GAME_REWARD.dailyBudget,
    points: player?.points ?? 0,
    streak: streakNow(player?.streak ?? 0, player?.lastDay ?? null, day),
    isShown: player?.isShown ?? false,
    board: board.map(({ userId, name, points }, at) => ({
      place: at + 1,
      name: boardName(name),
      points,
      isOwn: userId === buyer.id,
    })),
  }
}

export interface QuizView {
  game: 'quiz'
  total: number
  needed: number
  right: number
  /** The answers so far: what was chosen, and what it costs. */
  past: { itemId: string; item: QuizCard | null; chosen: Sen; price: Sen }[]
  /** Null once all are answered. */
  next: { item: QuizCard | null; number: number; choices: Sen[] } | null
}

export interface MemoryView {
  game: 'memory'
  /** What lies open, as slugs of categories; null for a card that lies face down. */
  cards: { place: number; face: string | null; isMatched: boolean }[]
  missesLeft: number
}

export interface WordSearchView {
  game: 'words'
  letters: { place: number; letter: string; isFound: boolean; isChosen: boolean }[]
  words: { word: string; isFound: boolean }[]
  /** The word that was found last. */
  lastFound: string | null
  missesLeft: number
}

export interface RoundPage {
  id: string
  moves: number
  lastResult: GameRound['lastResult']
  outcome: GameRound['outcome']
  /** Whether it was left for too long. */
  isOver: boolean
  couponCode: string | null
  view: QuizView | MemoryView | WordSearchView
}

async function viewQuiz(ctx: Context, state: GameRound['state'] & { game: 'quiz' }): Promise<QuizView> {
  const cards = await listQuizCards(
    ctx.db,
    state.questions.map(({ itemId }) => itemId),
  )
  const cardOf = (id: string) => cards.find((card) => card.id === id) ?? null
  const { questions, given } = state
  const asked = questions[given.length]
  return {
    game: 'quiz',
    total: questions.length,
    needed: QUIZ_NEEDED,
    right: countRight(state),
    past: questions.slice(0, given.length).map(({ itemId, choices, right }, at) => ({
      itemId,
      item: cardOf(itemId),
      chosen: choices[given[at] ?? -1] ?? ZERO,
      price: choices[right] ?? ZERO,
    })),
    next: asked ? { item: cardOf(asked.itemId), number: given.length + 1, choices: asked.choices } : null,
  }
}

function viewMemory({ cards, matched, open, misses }: GameRound['state'] & { game: 'memory' }): MemoryView {
  return {
    game: 'memory',
    cards: cards.map((face, at) => {
      const isMatched = matched.includes(at)
      return { place: at, face: isMatched || open.includes(at) ? face : null, isMatched }
    }),
    missesLeft: Math.max(0, MEMORY_MISSES - misses),
  }
}

function viewWords(state: GameRound['state'] & { game: 'words' }): WordSearchView {
  const { letters, words, found, from, misses } = state
  const foundCells = new Set(found.flatMap((at) => words[at]?.cells ?? []))
  return {
    game: 'words',
    letters: letters.map((letter, at) => ({
      place: at,
      letter,
      isFound: foundCells.has(at),
      isChosen: from === at,
    })),
    words: words.map(({ word }, at) => ({ word, isFound: found.includes(at) })),
    lastFound: words[found.at(-1) ?? -1]?.word ?? null,
    missesLeft: Math.max(0, WORD_MISSES - misses),
  }
}

/** A round of the member's own, as far as they may see it. @throws DomainError NOT_FOUND */
export async function roundPage(ctx: Context, buyer: Buyer, id: string): Promise<RoundPage> {
  const round = await findRound(ctx.db, buyer.id, id)
  if (!round) throw new DomainError('NOT_FOUND')
  const { state, moves, lastResult, outcome, couponCode, startedAt } = round
  const view =
    state.game === 'quiz'
      ? await viewQuiz(ctx, state)
      : state.game === 'memory'
        ? viewMemory(state)
        : viewWords(state)
  const isOver = outcome === null && startedAt <= ctx.now() - ROUND_LIFETIME
  return { id: round.id, moves, lastResult, outcome, isOver, couponCode, view }
}

/** @throws DomainError NOT_FOUND for others' rounds */
export async function requireOwnRound(ctx: Context, buyer: Buyer, id: string): Promise<void> {
  if (!(await findRound(ctx.db, buyer.id, id))) throw new DomainError('NOT_FOUND')
}
