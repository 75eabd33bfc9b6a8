import { type ImportRow, MAX_HTML_LENGTH } from '@pasar/domain'
import Turndown from 'turndown'

const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
turndown.remove(['script', 'style', 'iframe', 'object', 'form', 'head', 'title'])
// Descriptions may not lead elsewhere, and pictures are those of the item.
turndown.addRule('plainLinks', { filter: ['a'], replacement: (content) => content })
turndown.addRule('noPictures', { filter: ['img', 'picture', 'video'], replacement: () => '' })

const TAG = /<[a-z!/]/i
/** Deeper ones are made to exhaust the stack. */
const MAX_TAGS = 3_000

/**
 * A description in HTML as Markdown; plain text stays as it is.
 * @returns null for what cannot be read as HTML
 */
export function htmlToMarkdown(html: string): string | null {
  if (!TAG.test(html) && !/&\w+;/.test(html)) return html
  if (html.length > MAX_HTML_LENGTH || html.split('<').length > MAX_TAGS) return null
  try {
    return turndown.turndown(html).trim()
  } catch {
    return null
  }
}

/** Rows of another shop's file with their descriptions as Markdown. */
export function withMarkdown(row: ImportRow): ImportRow {
  const html = row.cells.description
  if (html === undefined) return row
  const description = htmlToMarkdown(html)
  return description === null
    ? { ...row, problem: { column: 'description', code: 'tooLong' } }
    : { ...row, cells: { ...row.cells, description } }
}
