/** Numbers to call, however they are written. All of this expects the plain form (`disguise.ts`) and takes linear time. */

const DIGIT_NAMES: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  o: '0',
  nil: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  kosong: '0',
  ksg: '0',
  sifar: '0',
  nol: '0',
  satu: '1',
  dua: '2',
  tiga: '3',
  empat: '4',
  lima: '5',
  enam: '6',
  tujuh: '7',
  lapan: '8',
  delapan: '8',
  sembilan: '9',
  ling: '0',
  yi: '1',
  yao: '1',
  er: '2',
  san: '3',
  si: '4',
  wu: '5',
  liu: '6',
  qi: '7',
  ba: '8',
  jiu: '9',
  零: '0',
  洞: '0',
  〇: '0',
  一: '1',
  幺: '1',
  壹: '1',
  二: '2',
  两: '2',
  贰: '2',
  三: '3',
  叁: '3',
  四: '4',
  肆: '4',
  五: '5',
  伍: '5',
  六: '6',
  陆: '6',
  七: '7',
  柒: '7',
  拐: '7',
  八: '8',
  捌: '8',
  九: '9',
  玖: '9',
  勾: '9',
}

const SPELLED =
  /double|triple|zero|one|two|three|four|five|six|seven|eight|nine|kosong|sifar|satu|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan/g
const IS_SPELLED = new RegExp(`^(?:${SPELLED.source})+$`)

/** A digit that was spelled in words, as a character of its own: typed digits are not counted as spelled. */
const markDigit = (digit: string): string => String.fromCharCode(0xe000 + Number(digit))
const SPELLED_DIGIT = /[\ue000-\ue009]/g
const digitOfMark = (mark: string): string => String(mark.charCodeAt(0) - 0xe000)

/** Letters, each once: "fouurr" is "four", "three" is "thre". */
const onceEach = (word: string): string => word.replace(/([a-z])\1+/g, '$1')
const ONCE_EACH: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DIGIT_NAMES).map(([name, digit]) => [onceEach(name), digit]),
)

/** Digits that are typed for letters: "zer0", "thr33". */
const FOR_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }
/** Letters that are typed for digits: "O12", "0l2". */
const FOR_DIGITS: Readonly<Record<string, string>> = {
  o: '0',
  i: '1',
  l: '1',
  z: '2',
  s: '5',
  b: '8',
}

const marked = (digit: string | undefined): string | undefined =>
  digit === undefined ? undefined : markDigit(digit)

const nameOf = (word: string): string => marked(DIGIT_NAMES[word]) ?? word

/** Digits for a word that is the name of one, or several names in one. */
function readName(word: string): string {
  const digit = marked(DIGIT_NAMES[word] ?? ONCE_EACH[onceEach(word)])
  if (digit !== undefined) return digit
  return IS_SPELLED.test(word) ? word.replace(SPELLED, nameOf) : word
}

/** A word of letters and digits, where either stands for the other. */
function readMixed(word: string): string {
  const digit = marked(
    ONCE_EACH[onceEach(word.replace(/\d/g, (character) => FOR_LETTERS[character] ?? character))],
  )
  if (digit !== undefined) return digit
  return /^[oilzsb\d]+$/.test(word)
    ? word.replace(/[a-z]/g, (character) => FOR_DIGITS[character] ?? character)
    : word
}

/** Days, which are no part of a number: 26/11/2026, 2026-11-26. */
const DAYS =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-]20[2-4]\d|20[2-4]\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?!\d)/g
/** Codes of the world's posts, unless they hold a number to call. */
const POSTAL_CODES = /(?<![a-z\d])[a-z]{2}(?!01|60)\d{9}[a-z]{2}(?![a-z\d])/g

/** A text without numbers that are no contacts, and with one blank for each gap. */
export const typedNumbers = (plain: string): string =>
  plain.replace(/\s+/g, ' ').replace(DAYS, '…').replace(POSTAL_CODES, '…')

/** A text in which letters for digits are read as such. Sizes look so, too ("32B 34B"): it says more than a text has. */
export const mixedNumbers = (numbers: string): string =>
  numbers.replace(/[a-z\d]+/g, (word) => (/[a-z]/.test(word) && /\d/.test(word) ? readMixed(word) : word))

/** How many characters may stand between two parts of a number: "012 and then 345 …". */
const MAX_GAP = 16
const MOBILE = /^(?:0|60)1\d{8,9}$/

/** True for a mobile number in parts, with something between them. */
export function partsNumber(plain: string): boolean {
  const groups = [...plain.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, index }))
  return groups.some(({ digits: first, index }, at) => {
    // Without a plus, 601… is more often a number of something else.
    if (!/^01\d/.test(first) && !(first.startsWith('601') && plain[index - 1] === '+')) return false
    let number = first
    let end = index + first.length
    for (const next of groups.slice(at + 1, at + 9)) {
      if (MOBILE.test(number)) return true
      if (number.length > 12 || next.index - end > MAX_GAP) return false
      number += next.digits
      end = next.index + next.digits.length
    }
    return MOBILE.test(number)
  })
}

const repeat = (times: number, then: string): string => {
  const [first = ''] = then
  return first.repeat(times - 1) + then
}

/** A text with a character for each digit that is spelled in words. */
const markSpelled = (plain: string): string =>
  plain.replace(/[a-z]+/g, readName).replace(/[零洞〇一幺壹二两贰三叁四肆五伍六陆七柒拐八捌九玖勾]/g, nameOf)

/** Whether a text has a digit, typed or in words. */
export const hasDigit = (plain: string): boolean => /[\d\ue000-\ue009]/.test(markSpelled(plain))

/**
 * True for a text that spells out a number: seven digits or more in a row, three of them in words of English, Malay or
 * Chinese; or one of them, where the row has a mobile number in it.
 */
export function spellsNumber(plain: string): boolean {
  const given = markSpelled(plain)
    .replace(/double[^\p{L}\p{N}\ue000-\ue009]{0,2}([\d\ue000-\ue009])/gu, (_, digit: string) =>
      repeat(2, digit),
    )
    .replace(/triple[^\p{L}\p{N}\ue000-\ue009]{0,2}([\d\ue000-\ue009])/gu, (_, digit: string) =>
      repeat(3, digit),
    )
  const runs =
    given.match(/[\d\ue000-\ue009](?:[^\p{L}\p{N}\ue000-\ue009]{0,3}[\d\ue000-\ue009]){6,}/gu) ?? []
  return runs.some((run) => {
    const spelled = (run.match(SPELLED_DIGIT) ?? []).length
    if (spelled >= 3) return true
    const digits = run.replace(SPELLED_DIGIT, digitOfMark).replace(/\D/g, '')
    return spelled > 0 && /01\d{7}/.test(digits)
  })
}

/** True for digits that each stand alone: eight of them with symbols between ("0 * 1 * 2 …"), nine with letters ("0x1x2 …"). */
export const spacesNumber = (plain: string): boolean =>
  /(?<![\p{L}\p{N}])\d(?:[^\p{L}\p{N}]{1,4}\d){7,}(?![\p{L}\p{N}])/u.test(plain) ||
  /(?<!\d)0(?:\D{1,4}\d){8,}(?!\d)/.test(plain)
