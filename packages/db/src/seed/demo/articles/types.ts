import type { Language } from '@pasar/domain'

export interface ArticleText {
  title: string
  lead: string
  tags: readonly string[]
  /** What readers said. */
  comments?: readonly string[]
  /** Markdown. `{item:word}` on a line of its own is an item of the demo whose title has that word. */
  body: string
}

/** An article of the demo in its languages, with the English address that its translations end in. */
export interface DemoArticle {
  slug: string
  texts: Readonly<Record<Language, ArticleText>>
}
