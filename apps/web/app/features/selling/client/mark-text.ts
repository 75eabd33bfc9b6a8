export const MARKS = ['bold', 'italic', 'list', 'link'] as const
export type Mark = (typeof MARKS)[number]

/** A text with what is selected of it. */
export interface Selected {
  text: string
  from: number
  to: number
}

/** What to put in place of a part of the text, and what is selected then. */
export interface Marked {
  insert: string
  /** The part, from and to. */
  start: number
  end: number
  from: number
  to: number
}

const AROUND = { bold: '**', italic: '*' } as const

/** Marks what is selected as Markdown does; bold and italic that were there go again. */
export function markText({ text, from, to }: Selected, mark: Mark, linkText: string): Marked {
  const chosen = text.slice(from, to)
  if (mark === 'link') {
    const words = chosen || linkText
    const at = from + words.length + 3
    return { insert: `[${words}](https://)`, start: from, end: to, from: at, to: at + 'https://'.length }
  }
  if (mark === 'list') return markLines(text, from, to)
  const sign = AROUND[mark]
  const isMarked =
    text.slice(from - sign.length, from) === sign &&
    text.slice(to, to + sign.length) === sign &&
    // One star of two is no italic.
    (mark === 'bold' || text[from - 2] !== '*' || text[from - 3] === '*')
  if (isMarked) {
    const start = from - sign.length
    return { insert: chosen, start, end: to + sign.length, from: start, to: start + chosen.length }
  }
  const inner = from + sign.length
  return { insert: `${sign}${chosen}${sign}`, start: from, end: to, from: inner, to: inner + chosen.length }
}

/** Each line of the selection as an entry of a list. */
function markLines(text: string, from: number, to: number): Marked {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next < 0 ? text.length : next
  const lines = text.slice(start, end).split('\n')
  const isList = lines.every((line) => line.startsWith('- '))
  const insert = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n')
  return { insert, start, end, from: start + insert.length, to: start + insert.length }
}
