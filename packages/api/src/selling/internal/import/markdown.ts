import { type ImportRow, MAX_HTML_LENGTH } from '@pasar/domain'
import Turndown from 'turndown'

const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
turndown.remove(['script', 'style', 'iframe', 'object', 'form', 'head', 'title'])
// Descriptions may not lead elsewhere, and pictures are those of the item.
turndown.addRule('plainLinks', { filter: ['a'], replacement: (content) => content })
turndown.addRule('noPictures', { filter: ['img', 'picture', 'video'], replacement: () => '' })

const TAG = /<[a-z!/]/i
/** What WordPress puts something else in place of, and which says nothing without it: `[gallery ids="1,2"]`. */
const SHORT_CODE =
  /\[\/?(?:gallery|caption|audio|video|playlist|embed|products?|add_to_cart|vc_\w{1,40}|et_pb_\w{1,40}|contact-form-7)\b[^\]]{0,500}\]/g
/** What has no end, or may leave it out, makes nothing deeper. */
const FLAT = new Set(
  'area base br col embed hr img input link meta p li dt dd td th tr source wbr'.split(' '),
)
/** Deeper ones take the square of their depth, and then the stack. */
const MAX_DEPTH = 100
const MAX_TAGS = 3_000

/** Whether a text in HTML is of a size and shape that somebody wrote. */
function isReadable(html: string): boolean {
  if (html.length > MAX_HTML_LENGTH) return false
  let [tags, depth] = [0, 0]
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    if (++tags > MAX_TAGS) return false
    if (FLAT.has(name.toLowerCase())) continue
    depth = Math.max(depth + (end ? -1 : 1), 0)
    if (depth > MAX_DEPTH) return false
  }
  return true
}

/**
 * A description in HTML as Markdown; plain text stays as it is, without short codes.
 * @returns null for what cannot be read as HTML
 */
export function htmlToMarkdown(text: string): string | null {
  const html = text.length > MAX_HTML_LENGTH ? text : text.replace(SHORT_CODE, '')
  if (!TAG.test(html) && !/&\w+;/.test(html)) return html
  if (!isReadable(html)) return null
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
