import { allowedTypos, countEdits, foldWord, parseSearch } from '@pasar/domain'

export interface Question {
  id: string
  question: string
  /** Markdown. */
  answer: string
}

export interface Topic {
  id: string
  title: string
  questions: Question[]
}

const TOPIC = /^## (.+?) \{#([a-z0-9-]+)\}$/
const QUESTION = /^### (.+?) \{#([a-z0-9-]+)\}$/

/** Topics (`## … {#id}`) and their questions (`### … {#id}`) out of a text, whose placeholders are filled in. */
export function parseTopics(source: string): Topic[] {
  const topics: Topic[] = []
  for (const line of source.split('\n')) {
    const [, title, topicId] = TOPIC.exec(line) ?? []
    const [, question, id] = QUESTION.exec(line) ?? []
    if (title && topicId) topics.push({ id: topicId, title, questions: [] })
    else if (question && id) topics.at(-1)?.questions.push({ id, question, answer: '' })
    else {
      const last = topics.at(-1)?.questions.at(-1)
      if (last) last.answer += `${line}\n`
    }
  }
  return topics.map((topic) => ({
    ...topic,
    questions: topic.questions.map((each) => ({ ...each, answer: each.answer.trim() })),
  }))
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const listAll = (text: string): string[] => text.match(WORD) ?? []
/** Words that questions are full of, and that say nothing of what is meant. */
const COMMON = new Set(
  (
    'a an the i my me is are do does can how what when where why who it to of in on for and or with you your ' +
    'apa bagaimana adakah boleh saya bila di ke yang dan atau dengan untuk ini itu mengapa'
  ).split(' '),
)
const COMMON_CHINESE = /[的了吗呢我你您是在有和与要会能可以怎么什么样如何为]+/gu

const IN_QUESTION = 3

/** How well a word of the text fits a word of the search: whole, its beginning, or nearly. */
function fits(word: string, term: string): number {
  if (word === term) return 3
  if (term.length >= 2 && word.startsWith(term)) return 2
  // Answers are few: with two mistakes in a short word, "refund" would find "remind".
  const limit = Math.min(allowedTypos(term.length), term.length < 8 ? 1 : 2)
  // What was typed may be a word's beginning, too: "auctoin" for "auctions".
  const isNear = [word, word.slice(0, term.length)].some((part) => countEdits(part, term, limit) <= limit)
  return limit > 0 && isNear ? 1 : 0
}

export interface FoundTopics {
  topics: Topic[]
  count: number
  /** What in the texts made them found, to be marked. */
  marks: ReadonlySet<string>
}

/** Chinese has no blanks: what is asked is taken apart into pairs of characters. */
const pairsOf = (run: string): string[] =>
  run.length < 3 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))

function readTerms(query: string): { words: string[]; phrases: string[]; all: string[] } {
  const terms = parseSearch(query)
  const words = terms.filter(({ isPhrase }) => !isPhrase).map(({ text }) => foldWord(text))
  const distinctive = words.filter((word) => !COMMON.has(word))
  const phrases = terms
    .filter(({ isPhrase }) => isPhrase)
    .flatMap(({ text }) => text.split(COMMON_CHINESE).filter((run) => run !== ''))
    .flatMap(pairsOf)
  return { words: distinctive.length > 0 || phrases.length > 0 ? distinctive : words, phrases, all: words }
}

/** How well a text answers; 0 when a word of the search is not in it at all. */
function score(text: string, words: readonly string[], phrases: readonly string[], marks: Set<string>) {
  const own = listAll(text)
  let sum = 0
  let met = 0
  for (const term of words) {
    let best = 0
    for (const word of own) {
      const fit = fits(foldWord(word), term)
      if (fit > 0) marks.add(word.toLowerCase())
      best = Math.max(best, fit)
    }
    if (best > 0) met += 1
    sum += best
  }
  for (const phrase of phrases) {
    if (!text.includes(phrase)) continue
    marks.add(phrase)
    met += 1
    sum += 3
  }
  return { sum, met }
}

/** Those questions that fit what was asked, with typing mistakes forgiven; the best topics and questions first. */
export function searchTopics(topics: readonly Topic[], query: string): FoundTopics {
  const { words, phrases, all } = readTerms(query)
  const needed = words.length + Math.ceil(phrases.length / 2)
  const marks = new Set<string>()
  const found = topics
    .map((topic) => {
      const questions = topic.questions
        .map((each) => {
          const seen = new Set<string>()
          const head = score(each.question, words, phrases, seen)
          const whole = score(`${each.question}\n${each.answer}`, words, phrases, seen)
          // "Where is …" and "when is …" differ in their small words only.
          const asked = new Set(listAll(each.question).map(foldWord))
          const alike = all.filter((word) => asked.has(word)).length
          const isFound = needed > 0 && whole.met >= needed
          if (isFound) for (const mark of seen) marks.add(mark)
          return { each, points: isFound ? (head.sum + alike) * IN_QUESTION + whole.sum : 0 }
        })
        .filter(({ points }) => points > 0)
        .sort((a, b) => b.points - a.points)
      return { ...topic, questions: questions.map(({ each }) => each), points: questions[0]?.points ?? 0 }
    })
    .filter(({ questions }) => questions.length > 0)
    .sort((a, b) => b.points - a.points)
  return {
    topics: found.map(({ id, title, questions }) => ({ id, title, questions })),
    count: found.reduce((sum, { questions }) => sum + questions.length, 0),
    marks,
  }
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Marks words in HTML, leaving its tags as they are. */
export function markWords(html: string, marks: ReadonlySet<string>): string {
  if (marks.size === 0) return html
  const longestFirst = [...marks].sort((a, b) => b.length - a.length).map(escapePattern)
  const pattern = new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}&])(?:${longestFirst.join('|')})(?![\\p{Script=Latin}\\p{N}])`,
    'giu',
  )
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(pattern, '<mark>$&</mark>')))
    .join('')
}
