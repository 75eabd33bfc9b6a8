import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export type Weight = 400 | 700

/** Where the signs of a weight are. */
interface Font {
  files: readonly string[]
  /** The place in `files` of each sign's file, plus one; 0 where the font has no sign. */
  fileOf: Uint8Array
}

const require = createRequire(import.meta.url)
const FAMILY = '@fontsource/noto-sans-sc'
/** Above are no signs that the font has. */
const SIGNS = 0x30000

const FACE = /url\(\.\/(files\/[\w-]+\.woff)\)[^}]*unicode-range:\s*([^;]+);/g

/**
 * Reads from the stylesheet which file holds which signs: there are a hundred small ones, so that a document
 * takes in only those whose signs it shows. As in a stylesheet the later one counts.
 */
function readFont(weight: Weight): Font {
  const sheet = require.resolve(`${FAMILY}/${weight}.css`)
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

/** Loaded with the first document: most processes never make one. */
const known = new Map<Weight, Font>()

/** The file that holds a sign; null when the font has none for it. */
function findFontFile(weight: Weight, code: number): string | null {
  let font = known.get(weight)
  if (!font) {
    font = readFont(weight)
    known.set(weight, font)
  }
  return font.files[(font.fileOf[code] ?? 0) - 1] ?? null
}

export interface Run {
  file: string
  text: string
}

/** The scripts that the font has; of others its stylesheet promises some signs that are not in its files. */
const DRAWN =
  /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

/** The file that shows a sign; null where none does. */
const fileOf = (sign: string, weight: Weight): string | null =>
  DRAWN.test(sign) ? findFontFile(weight, sign.codePointAt(0) ?? 0) : null

/** Whether all of a text can be drawn. Tamil, Thai or Arabic cannot. */
export const canDraw = (text: string): boolean =>
  [...text.replace(UNSEEN, ' ')].every((sign) => fileOf(sign, 400) !== null)

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu
const STAND_IN = '?'

/** Cuts a text into parts that one file can show each. A sign that none has becomes a question mark. */
export function cutRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const sign of text.replace(UNSEEN, ' ')) {
    const own = fileOf(sign, weight)
    const file = own ?? findFontFile(weight, STAND_IN.charCodeAt(0)) ?? ''
    const shown = own === null ? STAND_IN : sign
    const last = runs.at(-1)
    if (last?.file === file) last.text += shown
    else runs.push({ file, text: shown })
  }
  return runs
}
