import { readReader } from '../session/reader'

/** A field that is wrong, or what is said of several: whichever comes first on the page. */
const AT_FIELD =
  /<(?:input|select|textarea|fieldset)\b[^<>]*\saria-invalid="true"|<div\b[^<>]*\sid="[^"]*-error"/
/** What is said of the form as a whole, or else of what it did. */
const OF_FORM = [/<(?:div|p)\b[^<>]*\srole="alert"/, /<div\b[^<>]*\srole="status"/]

/** The place of the message that a form has left for the next page: the first in `main`. */
const MESSAGE = /(<main\b[^<>]*><div\b[^<>]*\srole="(?:status|alert)")(>(?!<\/div>))/

/** Has a page open at the message that the last form left for it, so that it is read out and Tab goes on from there. */
const openAtMessage = (page: string): string =>
  page.replace(MESSAGE, (_all, tag: string, rest: string) => `${tag} tabindex="-1" autofocus=""${rest}`)

/**
 * Has the page that answers a form open at what is said of it, as scripts would lead there. It is done in the written
 * page, for only there it is known which of its fields is the first, and no script has to know of it.
 * @param page as React wrote it: no value of an attribute has an angle bracket
 */
export function openAtProblem(page: string): string {
  const start = page.indexOf('<main')
  if (start < 0) return page
  const main = page.slice(start)
  for (const wanted of [AT_FIELD, ...OF_FORM]) {
    const found = wanted.exec(main)
    if (found === null) continue
    const [tag] = found
    const end = start + found.index + tag.length
    const focusable = tag.startsWith('<div') || tag.startsWith('<p') ? ' tabindex="-1"' : ''
    return `${page.slice(0, end)}${focusable} autofocus=""${page.slice(end)}`
  }
  return page
}

interface Written {
  method: string
  /** What the page knows of its reader; nothing where it is written for many, for then a slot stands there. */
  reader: string | undefined
}

/** Has a document open where it says something. Most say nothing, and stay as they are written. */
export function openWhereItSpeaks(page: Buffer, { method, reader }: Written): Buffer {
  if (method === 'POST') return Buffer.from(openAtProblem(page.toString()))
  const hasMessage = reader !== undefined && readReader(reader).flash !== null
  return hasMessage ? Buffer.from(openAtMessage(page.toString())) : page
}
