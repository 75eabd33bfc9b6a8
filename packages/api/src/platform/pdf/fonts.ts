import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export type Weight = 400 | 700

/** Where the characters of a weight are. */
interface Font {
  files: readonly string[]
  /** The place in `files` of each character's file, plus one; 0 where the font has no character. */
  fileOf: Uint8Array
}

const require = createRequire(import.meta.url)
/** Above are no characters that the fonts have. */
const SIGNS = 0x30000

/** A font, the scripts it is taken for, and its weights: what it has not got is drawn with the first of them. */
interface Family {
  name: string
  scripts: RegExp
  weights: readonly [Weight, ...Weight[]]
}

/**
 * The scripts that can be drawn. Of others the stylesheet of the first font promises some characters that are not in its files.
 * Arabic is not among them: its words would have to be put in order from right to left, with numbers between them.
 */
const FAMILIES: readonly [Family, ...Family[]] = [
  {
    name: '@fontsource/noto-sans-sc',
    scripts:
      /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u,
    weights: [400, 700],
  },
  { name: '@fontsource/noto-sans-tamil', scripts: /\p{Script=Tamil}/u, weights: [400, 700] },
  { name: '@fontsource/noto-sans-thai', scripts: /\p{Script=Thai}/u, weights: [400, 700] },
  { name: '@fontsource/gowun-dodum', scripts: /\p{Script=Hangul}/u, weights: [400] },
]

const FACE = /url\(\.\/(files\/[\w-]+\.woff)\)[^}]*unicode-range:\s*([^;]+);/g

/**
 * Reads from the stylesheet which file holds which characters: there are a hundred small ones, so that a document
 * takes in only those whose characters it shows. As in a stylesheet the later one counts.
 */
function readFont(family: string, weight: Weight): Font {
  const sheet = require.resolve(`${family}/${weight}.css`)
  const files: string[] = []
  const fileOf = new Uint8Array(SIGNS)
  for (const [, file = '', ranges = ''] of readFileSync(sheet, 'utf8').matchAll(FACE)) {
    files.push(path.join(path.dirname(sheet), file))
    for (const range of ranges.split(',')) {
      const [first = '', last = first] = range.trim().slice(2).split('-')
      fileOf.fill(files.length, Number.parseInt(first, 16), Number.parseInt(last, 16) + 1)
    }
  }
  return { files, fileOf }
}

/** Loaded with the first document that shows their characters: most processes never make one. */
const known = new Map<string, Font>()

/** The file that holds a character; null when the font has none for it. */
function findFontFile({ name, weights }: Family, wanted: Weight, code: number): string | null {
  const weight = weights.includes(wanted) ? wanted : weights[0]
  const key = `${name} ${weight}`
  const font = known.get(key) ?? readFont(name, weight)
  known.set(key, font)
  return font.files[(font.fileOf[code] ?? 0) - 1] ?? null
}

export interface Run {
  file: string
  text: string
}

/** The file that shows a character; null where none does. */
function fileOf(character: string, weight: Weight): string | null {
  const family = FAMILIES.find(({ scripts }) => scripts.test(character))
  return family ? findFontFile(family, weight, character.codePointAt(0) ?? 0) : null
}

/** Of a Thai word with a tone above its vowel the fonts have the parts, the tone last. */
const SARA_AM = /([\u0E48-\u0E4B]?)\u0E33/g
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu

/** In the fonts quotes are as wide as a Chinese character; beside none they are those of typewriters. */
const CJK = '[\\p{Script=Han}\\u3000-\\u303F\\uFF00-\\uFFEF]'
const LATIN_QUOTE = new RegExp(`(?<!${CJK})[\\u2018\\u2019\\u201C\\u201D](?!${CJK})`, 'gu')
const isSingle = (quote: string): boolean => quote < '\u201C'

/** A text as it is drawn. */
const normalize = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200C\u200D]/g, '')
    .replace(LATIN_QUOTE, (quote) => (isSingle(quote) ? "'" : '"'))
    .replace(SARA_AM, '\u0E4D$1\u0E32')
    .replace(UNSEEN, ' ')

/** Whether all of a text can be drawn. Arabic cannot. */
export const canDraw = (text: string): boolean =>
  [...normalize(text)].every((character) => fileOf(character, 400) !== null)

const STAND_IN = '?'

/** Cuts a text into parts that one file can show each. A character that none has becomes a question mark. */
export function cutRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const character of normalize(text)) {
    const own = fileOf(character, weight)
    const file = own ?? fileOf(STAND_IN, weight) ?? ''
    const shown = own === null ? STAND_IN : character
    const last = runs.at(-1)
    if (last?.file === file) last.text += shown
    else runs.push({ file, text: shown })
  }
  return runs
}
