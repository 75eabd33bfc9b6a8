// The server's build imports this in place of `select-control` (`vite.config.ts`): the options of a long list are
// rendered once, and put in as HTML with the mark of the one that is chosen.
import { renderToString } from 'react-dom/server'
import { SelectControl as Plain, type SelectControlProps } from './select-control'

/** The market's own lists, one for each language. What people send is in none of them. */
const MAX_LISTS = 20
const rendered = new Map<string, string>()

const OPENING = '<select>'
const CLOSING = '</select>'

function htmlOf(options: string): string {
  const known = rendered.get(options)
  if (known !== undefined) return known
  const html = renderToString(<Plain options={options} />).slice(OPENING.length, -CLOSING.length)
  if (rendered.size >= MAX_LISTS) rendered.clear()
  rendered.set(options, html)
  return html
}

function choose(html: string, value: string): string {
  const at = /^\w+$/.test(value) ? html.indexOf(`<option value="${value}"`) : -1
  if (at < 0) return html
  const end = html.indexOf('>', at)
  return `${html.slice(0, end)} selected=""${html.slice(end)}`
}

export function SelectControl(props: SelectControlProps) {
  const { options, placeholder, control: _control, ...select } = props
  if (typeof options !== 'string' || placeholder !== undefined) return <Plain {...props} />
  const __html = choose(htmlOf(options), String(select.value ?? select.defaultValue ?? ''))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
  return <select {...select} dangerouslySetInnerHTML={{ __html }} />
}
