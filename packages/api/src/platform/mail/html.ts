import { escapeHtml, LANGUAGE_TAG } from '@pasar/domain'
import type { AmountRow, Block } from './blocks'
import type { MailContent } from './content'
import { writeHtmlMarkdown } from './rich-text'

const FONT =
  "font-family:'Plus Jakarta Sans',-apple-system,'Segoe UI',Roboto,'Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif"
const INK = '#1C1917'
const SOFT = '#57534E'
const LINE = '#E7E2DA'
const JADE = '#0B6B57'

/** Mail programs read styles on the parts themselves; only the dark colours need a sheet. */
const DARK_SHEET = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#141816!important}
.card{background:#1E2421!important;border-color:#38413C!important}
.ink{color:#F5F2EC!important}
.soft{color:#A8A29E!important}
.line{border-color:#38413C!important}
.link{color:#5FD3B5!important}
.button{background:#5FD3B5!important;color:#141816!important}
}`

/** The threads of the shop's lattice; where a program knows no gradients the band is plain jade. */
const LATTICE = `background:${JADE};background-image:repeating-linear-gradient(45deg,rgba(242,167,27,.28) 0 1px,transparent 1px 14px),repeating-linear-gradient(-45deg,rgba(242,167,27,.28) 0 1px,transparent 1px 14px)`

const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

const paragraph = (text: string, style: string, name: string): string =>
  `<p class="${name}" dir="auto" style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`

function writeRows(rows: readonly AmountRow[]): string {
  return rows
    .map(({ label, amount, isTotal = false }) => {
      const look = `padding:8px 0;font-size:${isTotal ? 18 : 16}px;line-height:24px;color:${INK};${isTotal ? 'font-weight:700' : ''}`
      return `<tr><td class="ink line" dir="auto" style="${look};border-top:1px solid ${LINE};word-break:break-word">${escapeHtml(label)}</td>
<td class="ink line" align="right" valign="top" style="${look};border-top:1px solid ${LINE};padding-left:16px;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(amount)}</td></tr>`
    })
    .join('\n')
}

function writeBlock(block: Block, content: MailContent): string {
  switch (block.type) {
    case 'text':
      return paragraph(block.text, `font-size:16px;line-height:24px;color:${INK}`, 'ink')
    case 'note':
      return paragraph(block.text, `font-size:14px;line-height:21px;color:${SOFT}`, 'soft')
    case 'rich':
      return `<div class="ink" dir="auto" lang="${LANGUAGE_TAG[block.language]}" style="font-size:16px;line-height:24px;color:${INK};word-break:break-word">
${writeHtmlMarkdown(block.markdown, content.appUrl, JADE)}</div>`
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr>
<td><a class="button" href="${escapeHtml(block.link)}" style="display:inline-block;background:${JADE};color:#FFFFFF;padding:12px 24px;border-radius:8px;font-size:16px;line-height:24px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></td>
</tr></table>
<p class="soft" style="margin:0 0 16px;font-size:12px;line-height:18px;color:${SOFT};word-break:break-all">${escapeHtml(content.buttonFails)}<br><a class="link" href="${escapeHtml(block.link)}" style="color:${JADE}">${escapeHtml(block.link)}</a></p>`
    case 'link':
      return `<p style="margin:0 0 16px;font-size:16px;line-height:24px"><a class="link" href="${escapeHtml(block.link)}" style="color:${JADE}">${escapeHtml(block.label)}</a></p>`
    case 'goods':
      return `<h2 class="ink" dir="auto" style="margin:16px 0 8px;font-size:16px;line-height:24px;font-weight:700;color:${INK}">${escapeHtml(block.title)}</h2>
${TABLE}>${writeRows(block.rows)}</table>`
    case 'sums':
      return `${TABLE} style="margin:24px 0 16px">${writeRows(block.rows)}</table>`
    case 'address':
      return `<h2 class="ink" style="margin:16px 0 8px;font-size:16px;line-height:24px;font-weight:700;color:${INK}">${escapeHtml(block.title)}</h2>
<p class="ink" dir="auto" style="margin:0 0 16px;font-size:16px;line-height:24px;color:${INK}">${block.lines.map(escapeHtml).join('<br>')}</p>`
  }
}

const writeSheet = (nonce: string | null | undefined): string =>
  nonce === null
    ? ''
    : `<style${nonce === undefined ? '' : ` nonce="${escapeHtml(nonce)}"`}>${DARK_SHEET}</style>`

/**
 * A mail as HTML. It needs nothing from elsewhere: no pictures, no fonts, no scripts.
 * @param nonce for a page whose policy allows sheets with its nonce only; null leaves the sheet out
 */
export function writeHtml(content: MailContent, nonce?: string | null): string {
  const body = content.blocks.map((block) => writeBlock(block, content)).join('\n')
  return `<!doctype html>
<html lang="${LANGUAGE_TAG[content.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
${writeSheet(nonce)}
</head>
<body class="ground" style="margin:0;padding:0;background:#FBF8F3;${FONT}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(content.preheader)}</div>
${TABLE} class="ground" style="background:#FBF8F3"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" class="card" style="width:100%;max-width:600px;background:#FFFFFF;border:1px solid ${LINE};border-radius:12px;border-collapse:separate;overflow:hidden">
<tr><td style="padding:24px;${LATTICE}"><a href="${escapeHtml(content.appUrl)}" style="color:#FFFFFF;font-size:24px;line-height:32px;font-weight:800;text-decoration:none">${escapeHtml(content.app)}</a></td></tr>
<tr><td style="padding:32px 24px 16px">
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:700;color:${INK}">${escapeHtml(content.heading)}</h1>
${paragraph(content.greeting, `font-size:16px;line-height:24px;color:${INK}`, 'ink')}
${body}
</td></tr>
<tr><td class="line" style="padding:16px 24px 24px;border-top:1px solid ${LINE}"><p class="soft" style="margin:0;font-size:12px;line-height:18px;color:${SOFT}">${escapeHtml(content.footer)}<br><a class="link" href="${escapeHtml(content.appUrl)}" style="color:${JADE}">${escapeHtml(content.appUrl)}</a></p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
