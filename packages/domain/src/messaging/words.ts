import { plainForm } from './disguise'

/** What is typed in place of letters. Small L, I and 1 look alike: they count as one. */
const FOR_LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  l: 'i',
}

interface Letters {
  /** Letters and digits only. */
  text: string
  /** Whether something else, or nothing, stands before the character at this place; one more for the end. */
  isEdge: boolean[]
}

/** Expects the plain form. */
function lettersOf(typed: string): Letters {
  const isEdge: boolean[] = []
  let text = ''
  let isAfterGap = true
  for (const character of typed) {
    const letter = FOR_LETTERS[character] ?? character
    if (/[\p{L}\p{N}]/u.test(letter)) {
      for (let half = 0; half < letter.length; half++) isEdge.push(isAfterGap && half === 0)
      text += letter
      isAfterGap = false
    } else isAfterGap = true
  }
  isEdge.push(true)
  return { text, isEdge }
}

interface Word {
  letters: string
  isBeginning: boolean
}

const isLatin = (letters: string): boolean => /^[a-z\d]+$/.test(letters)

/** @returns where a word that begins at a place ends, at each letter of it repeated as often as it is; null where it does not stand there */
function endsOf({ text }: Letters, { letters }: Word, start: number): { first: number; last: number } | null {
  let at = start
  let first = start
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index]
    if (text[at] !== letter) return null
    first = at + 1
    // "whaaatsapp": a letter may be typed more often than the word has it.
    if (letters[index + 1] !== letter) while (text[at + 1] === letter) at++
    at++
  }
  return { first, last: at }
}

function standsIn(letters: Letters, word: Word): boolean {
  // Chinese has no gaps between words.
  if (!isLatin(word.letters)) return letters.text.includes(word.letters)
  for (
    let at = letters.text.indexOf(word.letters[0] ?? '');
    at >= 0;
    at = letters.text.indexOf(word.letters[0] ?? '', at + 1)
  ) {
    if (!letters.isEdge[at]) continue
    const ends = endsOf(letters, word, at)
    if (ends === null) continue
    if (word.isBeginning) return true
    for (let end = ends.first; end <= ends.last; end++) if (letters.isEdge[end]) return true
  }
  return false
}

function readWord(typed: string): Word {
  const isBeginning = typed.endsWith('*')
  return { letters: lettersOf(plainForm(isBeginning ? typed.slice(0, -1) : typed)).text, isBeginning }
}

/** A list is read once, and asked about with each message. */
const read = new WeakMap<readonly string[], readonly Word[]>()

function wordsOf(list: readonly string[]): readonly Word[] {
  const known = read.get(list)
  if (known) return known
  const words = list.map(readWord).filter(({ letters }) => letters !== '')
  read.set(list, words)
  return words
}

/** A text as it stands, with two letters as the one that they look like, and with strokes as gaps: "vvhatsapp", "w|h|a|t". */
const readings = (text: string): string[] => {
  const plain = plainForm(text)
  const paired = plain.replace(/vv/g, 'w').replace(/rn/g, 'm')
  const parted = plain.replace(/[|!]/g, ' ')
  return [...new Set([plain, paired, parted])]
}

/**
 * True when a text has a word of a list, however it is spaced, repeated or typed with characters that look alike. A word
 * counts whole; with a `*` behind it also as the beginning of a longer one.
 * @param list never changed once it was given
 */
export function hasWord(text: string, list: readonly string[]): boolean {
  const words = wordsOf(list)
  return readings(text).some((reading) => {
    const letters = lettersOf(reading)
    return words.some((word) => standsIn(letters, word))
  })
}
