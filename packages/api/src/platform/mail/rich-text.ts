import MarkdownIt from 'markdown-it'

/** What staff write in Markdown, for mails: HTML in it is shown as text, pictures and tables are left out. */
const mail = new MarkdownIt({ html: false, linkify: false, breaks: true }).disable(['image', 'table'])

/** Pages of ours, the web and mail. What else is written as a link stays as it was typed. */
mail.validateLink = (link) => /^(?:https?:\/\/|mailto:|\/(?!\/))/i.test(link.trim())

interface Writing {
  appUrl: string
  /** Of links. */
  colour: string
}

type Token = ReturnType<typeof mail.parse>[number]

const toAbsolute = (link: string, appUrl: string): string =>
  link.startsWith('/') ? `${appUrl}${link}` : link
const targetOf = (token: Token | undefined, appUrl: string): string =>
  toAbsolute(String(token?.attrGet('href') ?? ''), appUrl)

// Mail programs read styles on the parts themselves.
const STYLES: Record<string, string> = {
  paragraph_open: 'margin:0 0 16px',
  heading_open: 'margin:24px 0 8px;font-size:18px;line-height:26px;font-weight:700',
  bullet_list_open: 'margin:0 0 16px;padding-left:24px',
  ordered_list_open: 'margin:0 0 16px;padding-left:24px',
  blockquote_open: 'margin:0 0 16px;padding-left:16px;border-left:4px solid #E7E2DA',
}
for (const [rule, style] of Object.entries(STYLES))
  mail.renderer.rules[rule] = (tokens, index, options, _env, self) => {
    tokens[index]?.attrSet('style', style)
    return self.renderToken(tokens, index, options)
  }

mail.renderer.rules.link_open = (tokens, index, options, env: Writing, self) => {
  const token = tokens[index]
  token?.attrSet('href', targetOf(token, env.appUrl))
  token?.attrSet('class', 'link')
  token?.attrSet('style', `color:${env.colour}`)
  return self.renderToken(tokens, index, options)
}

/** The heading of the mail is the first level. */
function lowerHeadings(tokens: Token[]): Token[] {
  for (const token of tokens) if (token.type.startsWith('heading_') && token.tag === 'h1') token.tag = 'h2'
  return tokens
}

/** Safe HTML with the styles of mails. @param appUrl of ours, to which links without a host lead */
export function writeHtmlMarkdown(text: string, appUrl: string, colour: string): string {
  const env: Writing = { appUrl, colour }
  return mail.renderer.render(lowerHeadings(mail.parse(text, env)), mail.options, env)
}

/** A line with the targets of its links behind their words. */
function writeInline(tokens: readonly Token[], appUrl: string): string {
  let written = ''
  const links: { at: number; target: string }[] = []
  for (const token of tokens) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') written += '\n'
    else if (token.type === 'link_open') links.push({ at: written.length, target: targetOf(token, appUrl) })
    else if (token.type === 'link_close') {
      const link = links.pop()
      if (link && written.slice(link.at) !== link.target) written += ` (${link.target})`
    } else written += token.content
  }
  return written
}

/** Puts the sign of a list before a text, and its further lines under it. */
const hang = (sign: string, text: string): string =>
  `${sign}${text.replace(/\n/g, `\n${' '.repeat(sign.length)}`)}`

/** The same for programs that show text only. */
export function writePlainMarkdown(text: string, appUrl: string): string {
  const parts: string[] = []
  /** Of the lists that are open: the number of the next point; null where they are not counted. */
  const lists: (number | null)[] = []
  let sign = ''
  const add = (part: string): void => {
    const inset = '  '.repeat(Math.max(0, lists.length - 1))
    parts.push(hang(`${inset}${sign}`, part))
    sign = ' '.repeat(sign.length)
  }
  for (const token of mail.parse(text, { appUrl })) {
    if (token.type === 'bullet_list_open') lists.push(null)
    else if (token.type === 'ordered_list_open') lists.push(Number(token.attrGet('start') ?? 1))
    else if (token.type.endsWith('_list_close')) {
      lists.pop()
      sign = ''
    } else if (token.type === 'list_item_open') {
      const number = lists.at(-1) ?? null
      sign = number === null ? '- ' : `${number}. `
      if (number !== null) lists[lists.length - 1] = number + 1
    } else if (token.type === 'inline') add(writeInline(token.children ?? [], appUrl))
    else if (token.type === 'fence' || token.type === 'code_block') add(token.content.trimEnd())
    else if (token.type === 'hr') add('----')
  }
  return parts.join('\n\n')
}

const LONGEST_OPENING = 140

/** The beginning of a text in one line, as lists of mails show it. */
export function shortenPlain(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const signs = [...line]
  return signs.length <= LONGEST_OPENING ? line : `${signs.slice(0, LONGEST_OPENING).join('')}…`
}
