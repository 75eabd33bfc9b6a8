import { LANGUAGES, type Language } from '@pasar/domain'

/** Pages whose text is in `app/info/<language>/<name>.md`. */
export const INFO_PAGES = [
  'about',
  'accessibility',
  'affiliate',
  'affiliate-register',
  'become-seller',
  'careers',
  'careers-apply',
  'contact',
  'cookies',
  'faq',
  'help-center',
  'privacy',
  'returns',
  'security',
  'sellon',
  'shipping',
  'terms',
] as const
export type InfoPage = (typeof INFO_PAGES)[number]

export interface InfoText {
  title: string
  /** One sentence: below the title, and what search engines show. */
  lead: string
  /** The day the text was last changed, where that matters: 2026-11-21. */
  updated: string
  /** Markdown with {{placeholders}}. */
  body: string
}

const files: Record<string, string> = import.meta.glob('../../../info/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The lines between the two `---` are `name: value`; the rest is the text. */
function parseText(file: string, source: string): InfoText {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const read = (name: string): string => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? ''
  const text = { title: read('title'), lead: read('lead'), updated: read('updated'), body: body.trim() }
  if (text.title === '' || text.lead === '') throw new Error(`${file} has no title or no lead`)
  return text
}

const texts = new Map(Object.entries(files).map(([file, source]) => [file, parseText(file, source)]))

/** @throws Error when there is no such text: a mistake in our own files */
export function findInfoText(language: Language, page: InfoPage): InfoText {
  const text = texts.get(`../../../info/${language}/${page}.md`)
  if (!text) throw new Error(`No text of ${page} in ${language}`)
  return text
}

/** Every text there is, for tests. */
export const listInfoTexts = () =>
  LANGUAGES.flatMap((language) =>
    INFO_PAGES.map((page) => ({ language, page, text: findInfoText(language, page) })),
  )

const PLACEHOLDER = /\{\{(\w+)\}\}/g

export const listPlaceholders = ({ title, lead, body }: InfoText): string[] =>
  [...`${title}\n${lead}\n${body}`.matchAll(PLACEHOLDER)].map(([, name = '']) => name)

/** @throws Error for a placeholder without a fact: a page must not show a gap */
export const fillText = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (_whole, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`There is no fact called ${name}`)
    return fact
  })
