/** As much as fits: what is longer than a body may be is refused unread. */
const MAX_BYTES = 60_000

const repeat = (unit: string): ((length: number) => string) => {
  const bytes = Buffer.byteLength(unit)
  return (length) => unit.repeat(Math.ceil(Math.min(length, MAX_BYTES / (bytes / unit.length)) / unit.length))
}
const around = (before: string, unit: string, after: string) => {
  const make = repeat(unit)
  return (length: number) => `${before}${make(length - before.length - after.length)}${after}`
}

/** What is dear to normalize, to match, to trim or to count: each makes a text of about so many characters. */
export const LONG_TEXTS: readonly { name: string; make(length: number): string }[] = [
  { name: 'one mark again and again', make: around('a', '\u0301', '') },
  { name: 'marks out of order', make: around('a', '\u0301\u0323', '') },
  { name: 'marks of four classes', make: around('a', '\u0345\u0301\u0323\u0334', '') },
  { name: 'digits', make: repeat('9') },
  { name: 'digits with blanks', make: repeat('0 1-') },
  { name: 'digits, then a letter', make: around('', '1', 'x') },
  { name: 'blanks', make: repeat(' ') },
  { name: 'blanks in letters', make: around('x', ' ', 'x') },
  { name: 'blank lines', make: around('x', '\r\n', 'x') },
  { name: 'invisible blanks', make: around('x', '\u200b\u3000', 'x') },
  { name: 'brackets', make: repeat('(') },
  { name: 'square brackets', make: repeat('[](') },
  { name: 'angle brackets', make: repeat('<') },
  { name: 'letters', make: repeat('a') },
  { name: 'letters with dots', make: repeat('a.') },
  { name: 'at signs', make: repeat('a@') },
  { name: 'an email that does not end', make: around('a@', 'a.', '') },
  { name: 'beginnings of links', make: repeat('http://') },
  { name: 'hyphens', make: repeat('-') },
  { name: 'pluses', make: repeat('+6') },
  { name: 'percents', make: repeat('%') },
  { name: 'quotes', make: repeat('"') },
  { name: 'backslashes', make: repeat('\\') },
  { name: 'joined pictures', make: repeat('👩‍👩‍👧‍👦') },
  { name: 'Chinese', make: repeat('咖啡') },
  { name: 'Korean in pieces', make: repeat('\u1100\u1161\u11a8') },
  { name: 'wide letters', make: repeat('Ａ') },
  { name: 'letters that grow when normalized', make: repeat('\ufdfa') },
  { name: 'nested JSON', make: repeat('[{"a":') },
  { name: 'turns of direction', make: repeat('\u202e\u2066') },
]
