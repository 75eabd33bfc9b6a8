import { type Sen, sen } from '../kernel/money'
import { type Draw, type GameOutcome, shuffle } from './games'

export const QUIZ_QUESTIONS = 5
export const QUIZ_CHOICES = 4
/** Right answers that win. */
export const QUIZ_NEEDED = 4

export interface QuizState {
  /** `right` is the place of the right price in `choices`. */
  questions: { itemId: string; choices: Sen[]; right: number }[]
  /** The answers so far, as indexes into `choices`. */
  given: number[]
}

/** Wrong prices are so many percent of the right one: near enough to make one think, never the same when rounded. */
const FACTORS = [45, 62, 78, 130, 165, 210] as const

/** Rounded to 10 sen, as prices are said. */
const round = (amount: number): Sen => sen(Math.max(10, Math.round(amount / 10) * 10))

function makeQuestion({ id, price }: { id: string; price: Sen }, draw: Draw) {
  const wrong = new Set<Sen>()
  for (const factor of shuffle(FACTORS, draw)) {
    const other = round(Math.floor((price * factor) / 100))
    if (other !== price && wrong.size < QUIZ_CHOICES - 1) wrong.add(other)
  }
  // Of the lowest prices several round to the same.
  for (let above: Sen = price; wrong.size < QUIZ_CHOICES - 1; ) {
    above = sen(above + 10)
    wrong.add(above)
  }
  const shown = shuffle([price, ...wrong], draw)
  return { itemId: id, choices: shown, right: shown.indexOf(price) }
}

/** @throws RangeError for fewer items than questions */
export function makeQuiz(items: readonly { id: string; price: Sen }[], draw: Draw): QuizState {
  if (items.length < QUIZ_QUESTIONS) throw new RangeError('too few items for a quiz')
  const asked = shuffle(items, draw).slice(0, QUIZ_QUESTIONS)
  return { questions: asked.map((item) => makeQuestion(item, draw)), given: [] }
}

/** Answers the next question; null for a choice that is none. */
export function answerQuiz(state: QuizState, choice: number): QuizState | null {
  const question = state.questions[state.given.length]
  if (question?.choices[choice] === undefined) return null
  return { ...state, given: [...state.given, choice] }
}

export const countRight = ({ questions, given }: QuizState): number =>
  given.filter((choice, at) => questions[at]?.right === choice).length

export function quizOutcome(state: QuizState): GameOutcome | null {
  if (state.given.length < state.questions.length) return null
  return countRight(state) >= QUIZ_NEEDED ? 'won' : 'lost'
}
