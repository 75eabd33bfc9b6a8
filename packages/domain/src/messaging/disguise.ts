/** Undoes the ways in which people write past a filter. Each works in time that grows with the length of the text. */

/** Letters of other scripts, and signs, that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  к: 'k',
  м: 'm',
  т: 't',
  н: 'h',
  в: 'b',
  і: 'i',
  ѕ: 's',
  ԝ: 'w',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  ω: 'w',
  ν: 'v',
  ι: 'i',
  τ: 't',
  ł: 'l',
  ı: 'i',
  ø: 'o',
}

/**
 * A text in small letters, without marks, hidden signs and the many forms of one letter or digit (wide, circled, bold,
 * of another script).
 */
export const plainForm = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\x20-\x7e]/gu, (sign) => LOOKALIKES[sign] ?? sign)

/** Takes out the gaps between letters that stand alone: "g m a i l . c o m". Expects the plain form. */
export const joinLetters = (plain: string): string =>
  plain.replace(/(?<=(?<![a-z\d])[a-z\d@.])[ _*~](?=[a-z\d@.](?![a-z\d]))/g, '')

const DOT =
  /\s{0,3}[([{<]\s{0,3}(?:dot|titik|点|\.)\s{0,3}[)\]}>]\s{0,3}|\s{1,3}(?:dot|titik)\s{1,3}|\s{0,3}点\s{0,3}/g
const BRACKETED_AT = /\s{0,3}[([{<]\s{0,3}(?:at|di|@|艾特)\s{0,3}[)\]}>]\s{0,3}|\s{0,3}艾特\s{0,3}/g
const PLAIN_AT = /\s{1,3}at\s{1,3}/g

/** Writes signs of addresses that were spelled in words: "ali at gmail dot com". Expects the plain form. */
export function writeSigns(plain: string): string {
  const dotted = plain.replace(DOT, '.').replace(BRACKETED_AT, '@')
  // "at" alone is an ordinary word; where a dot was spelled in words it is not.
  return /(?:dot|titik|点)/.test(plain) ? dotted.replace(PLAIN_AT, '@') : dotted
}

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
  sifar: '0',
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
  零: '0',
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
  八: '8',
  捌: '8',
  九: '9',
  玖: '9',
}

const SPELLED =
  /double|triple|zero|one|two|three|four|five|six|seven|eight|nine|kosong|sifar|satu|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan/g
const IS_SPELLED = new RegExp(`^(?:${SPELLED.source})+$`)

/** A digit that was spelled in words, as a sign of its own: typed digits are not counted as spelled. */
const markDigit = (digit: string): string => String.fromCharCode(0xe000 + Number(digit))
const SPELLED_DIGIT = /[\ue000-\ue009]/g

const nameOf = (word: string): string => {
  const digit = DIGIT_NAMES[word]
  return digit === undefined ? word : markDigit(digit)
}

const repeat = (times: number, then: string): string => {
  const [first = ''] = then
  return first.repeat(times - 1) + then
}

/**
 * True for a text that spells out a number: seven digits or more in a row, three of them in words of English, Malay or
 * Chinese. Expects the plain form.
 */
export function spellsNumber(plain: string): boolean {
  const given = plain
    .replace(/[a-z]+/g, (word) => {
      if (DIGIT_NAMES[word] !== undefined) return nameOf(word)
      return IS_SPELLED.test(word) ? word.replace(SPELLED, nameOf) : word
    })
    .replace(/[零〇一幺壹二两贰三叁四肆五伍六陆七柒八捌九玖]/g, nameOf)
    .replace(/double[^\p{L}\p{N}\ue000-\ue009]{0,2}([\d\ue000-\ue009])/gu, (_, digit: string) =>
      repeat(2, digit),
    )
    .replace(/triple[^\p{L}\p{N}\ue000-\ue009]{0,2}([\d\ue000-\ue009])/gu, (_, digit: string) =>
      repeat(3, digit),
    )
  const runs =
    given.match(/[\d\ue000-\ue009](?:[^\p{L}\p{N}\ue000-\ue009]{0,3}[\d\ue000-\ue009]){6,}/gu) ?? []
  return runs.some((run) => (run.match(SPELLED_DIGIT) ?? []).length >= 3)
}

/** True for eight or more digits that each stand alone: "0 * 1 * 2 …". Expects the plain form. */
export const spacesNumber = (plain: string): boolean =>
  /(?<![\p{L}\p{N}])\d(?:[^\p{L}\p{N}]{1,4}\d){7,}(?![\p{L}\p{N}])/u.test(plain)
