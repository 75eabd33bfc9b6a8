import MarkdownIt from 'markdown-it'

/** HTML in the source is shown as text, never run; links get nofollow, because members write them. */
const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true }).disable(['image'])

markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet('rel', 'nofollow ugc noopener')
  return self.renderToken(tokens, index, options)
}

/** Safe HTML of what a member wrote in Markdown. */
export const renderMarkdown = (text: string): string => markdown.render(text)

export interface ArticleOptions {
  /** HTML of a picture of the article; null for one that it does not have, of which its words are shown. */
  picture(key: string, words: string): string | null
  /** Collected from part to part: those of the article's own first level. */
  headings: { id: string; text: string }[]
}

/** Articles of the blog: as what members write, with headings that can be linked to and pictures of their own. */
const article = new MarkdownIt({ html: false, linkify: false })

const linkOpen = markdown.renderer.rules.link_open
if (linkOpen) article.renderer.rules.link_open = linkOpen
article.renderer.rules.image = (tokens, index, _options, env: ArticleOptions) => {
  const words = tokens[index]?.content ?? ''
  const [, key] = /^picture:([a-z0-9-]+)$/.exec(String(tokens[index]?.attrGet('src') ?? '')) ?? []
  return (key === undefined ? null : env.picture(key, words)) ?? article.utils.escapeHtml(words)
}
// The page has the first level itself.
const lower = (tag: string): string => (tag === 'h1' || tag === 'h2' ? 'h2' : tag === 'h3' ? 'h3' : 'h4')
article.renderer.rules.heading_open = (tokens, index, _options, env: ArticleOptions) => {
  const tag = lower(tokens[index]?.tag ?? '')
  if (tag !== 'h2') return `<${tag}>`
  const id = `part-${env.headings.length + 1}`
  const text = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('')
  env.headings.push({ id, text })
  return `<h2 id="${id}">`
}
article.renderer.rules.heading_close = (tokens, index) => `</${lower(tokens[index]?.tag ?? '')}>`

/** A passage of an article: a paragraph, a heading, a list. */
export interface ArticleBlock {
  html: string
  /** Its words, without marks; a picture without words is its key. Empty for a line across. */
  text: string
}

type Token = ReturnType<typeof article.parse>[number]

const wordsOf = ({ content, children }: Token): string => {
  if (children === null) return content
  return children
    .map((child) => {
      if (child.type === 'softbreak' || child.type === 'hardbreak') return ' '
      return child.type === 'image' && child.content === '' ? String(child.attrGet('src')) : child.content
    })
    .join('')
}

/** The passages of a part of an article, each as safe HTML and as plain words. */
export function articleBlocks(text: string, options: ArticleOptions): ArticleBlock[] {
  const blocks: ArticleBlock[] = []
  let open: Token[] = []
  for (const token of article.parse(text, options)) {
    open.push(token)
    if (token.level > 0 || token.nesting === 1) continue
    const words = open.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim()
    blocks.push({ html: article.renderer.render(open, article.options, options), text: words })
    open = []
  }
  return blocks
}

/** Safe HTML of a part of an article. */
export const renderArticle = (text: string, options: ArticleOptions): string => article.render(text, options)

export interface OwnTextOptions {
  /** Whether an address of ours is there; a link to one that is not becomes plain words. */
  isThere(path: string): boolean
  /** Read out, with a number, for tables, which scroll sideways on phones. */
  tableLabel: string
}

export interface OwnTextView {
  html: string
  /** Those of the second level, in order. */
  headings: { id: string; text: string }[]
}

/** The options and the state of the renderer while it writes one text. */
interface Writing extends OwnTextOptions {
  ids: string[]
  /** Of the links that are open: whether each is written. */
  links: boolean[]
  tables: number
}

/** Our own texts: links are trusted, and headings have the ids that the text gives them. */
const own = new MarkdownIt({ html: false, linkify: false }).disable(['image'])

own.renderer.rules.heading_open = (tokens, index, options, env: Writing, self) => {
  const id = env.ids.shift()
  if (id) tokens[index]?.attrSet('id', id)
  return self.renderToken(tokens, index, options)
}
own.renderer.rules.link_open = (tokens, index, options, env: Writing, self) => {
  const href = String(tokens[index]?.attrGet('href') ?? '')
  const isWritten = !href.startsWith('/') || env.isThere(href.replace(/[?#].*$/, ''))
  env.links.push(isWritten)
  return isWritten ? self.renderToken(tokens, index, options) : ''
}
own.renderer.rules.link_close = (_tokens, _index, _options, env: Writing) => (env.links.pop() ? '</a>' : '')
own.renderer.rules.table_open = (_tokens, _index, _options, env: Writing) => {
  env.tables += 1
  const label = own.utils.escapeHtml(`${env.tableLabel} ${env.tables}`)
  return `<div class="table-scroll" role="region" tabindex="0" aria-label="${label}"><table>`
}
own.renderer.rules.table_close = () => '</table></div>'

/** `## What we do {#what}`: a heading of ours and its id, which links and translations share. */
const HEADING = /^(#{2,3}) (.+?) \{#([a-z0-9-]+)\}$/gm

/** HTML of a text of our own, whose placeholders are filled in already. */
export function renderOwnText(source: string, options: OwnTextOptions): OwnTextView {
  const ids: string[] = []
  const headings: OwnTextView['headings'] = []
  const text = source.replace(HEADING, (_line, level: string, words: string, id: string) => {
    ids.push(id)
    if (level === '##') headings.push({ id, text: words.replace(/\\([!-/:-@[-`{-~])/g, '$1') })
    return `${level} ${words}`
  })
  const env: Writing = { ...options, ids, links: [], tables: 0 }
  return { html: own.render(text, env), headings }
}

/** Words of a setting or of a rule, escaped so that Markdown shows them as they are. */
export const escapeMarkdown = (words: string): string =>
  words.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')
