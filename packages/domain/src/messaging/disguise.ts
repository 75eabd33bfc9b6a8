/** Undoes the ways in which people write past a filter. Each works in time that grows with the length of the text. */

/** Letters of other scripts, and symbols, that look like Latin ones. */
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
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ǫ: 'q',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
  '。': '.',
  '•': '.',
  '○': '0',
}

/** Where the alphabets begin that are pictures: white on black in circles and squares, and the letters of flags. */
const PICTURE_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6]

/** The Latin letter that a picture shows. */
function letterOf(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0
  const from = PICTURE_ALPHABETS.find((start) => code >= start && code < start + 26)
  return from === undefined ? undefined : String.fromCharCode(0x61 + code - from)
}

/** A digit of another script as ours. Each script's ten are in a row, which begins at a code that ends in 0 or 6. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const low = code & 0xf
  const isFromZero = /\p{Nd}/u.test(String.fromCodePoint(code - low))
  return String(isFromZero ? low : low - 6)
}

/**
 * A text in small letters, without marks, hidden characters and the many forms of one letter or digit (wide, circled, bold,
 * of another script).
 */
export const plainForm = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .replace(/[^\x20-\x7e]/gu, (character) => LOOKALIKES[character] ?? letterOf(character) ?? character)

/** Takes out the gaps between letters that stand alone: "g m a i l . c o m". Expects the plain form. */
export const joinLetters = (plain: string): string =>
  plain.replace(/(?<=(?<![a-z\d])[a-z\d@.])[ _*~](?=[a-z\d@.](?![a-z\d]))/g, '')

const DOT =
  /\s{0,3}[([{<]\s{0,3}(?:dot|titik|点|\.)\s{0,3}[)\]}>]\s{0,3}|\s{1,3}(?:dot|titik)\s{1,3}|\s{0,3}点\s{0,3}/g
const BRACKETED_AT = /\s{0,3}[([{<]\s{0,3}(?:at|di|@|艾特)\s{0,3}[)\]}>]\s{0,3}|\s{0,3}艾特\s{0,3}/g
const PLAIN_AT = /\s{1,3}at\s{1,3}/g

/** Writes the symbols of addresses that were spelled in words: "ali at gmail dot com". Expects the plain form. */
export function writeSigns(plain: string): string {
  const dotted = plain.replace(DOT, '.').replace(BRACKETED_AT, '@')
  // "at" alone is an ordinary word; where a dot was spelled in words it is not.
  return /(?:dot|titik|点)/.test(plain) ? dotted.replace(PLAIN_AT, '@') : dotted
}
