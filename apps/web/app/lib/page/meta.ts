import { LANGUAGE_TAG, LANGUAGES, type Language } from '@pasar/domain/kernel/languages'
import type { MetaDescriptor } from '@remix-run/node'

/** The metadata of a page for search engines and previews. */
export interface SharedPage {
  /** Of the page in whatever language its reader prefers. */
  url: string
  /** The language it was asked for in (`?lang=ms`): search engines know each of them as a page of its own. */
  asked: Language | null
  language: Language
  siteName: string
  /** What the page is about: its title without the shop's name. */
  name: string
  /** Whole address of a picture. */
  picture: string
}

/** What a loader gives for the head of its page. */
export interface PageHead {
  /** Whole, with the shop's name. */
  title: string
  /** Empty where a seller has written none. */
  description: string
  /** Pages for one reader have none. */
  shared?: SharedPage
}

/** A page's title with the shop's name. */
export const pageTitle = (title: string, appName: string): string => `${title} · ${appName}`

/** The names that Open Graph has for our languages. */
const LOCALE: Record<Language, string> = { en: 'en_MY', cn: 'zh_CN', ms: 'ms_MY' }

const inLanguage = (url: string, language: Language): string => `${url}?lang=${language}`

function describeShared({ url, asked, language, siteName, name, picture }: SharedPage): MetaDescriptor[] {
  const own = asked === null ? url : inLanguage(url, asked)
  const alternate = (hrefLang: string, href: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  })
  return [
    { tagName: 'link', rel: 'canonical', href: own },
    alternate('x-default', url),
    ...LANGUAGES.map((other) => alternate(LANGUAGE_TAG[other], inLanguage(url, other))),
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: name },
    { property: 'og:url', content: own },
    { property: 'og:locale', content: LOCALE[language] },
    { property: 'og:image', content: picture },
    { property: 'og:image:alt', content: name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The tags of a page's head. @param type of Open Graph */
export function describeHead(
  { title, description, shared }: PageHead,
  type: 'website' | 'product' = 'website',
): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [{ title }]
  if (description) tags.push({ name: 'description', content: description })
  if (!shared) return tags
  if (description) tags.push({ property: 'og:description', content: description })
  return [...tags, { property: 'og:type', content: type }, ...describeShared(shared)]
}

/** The `meta` of a route whose loader returns a `head`. Without data the root's own title remains. */
export function headMeta({ data }: { data?: unknown }): MetaDescriptor[] {
  const head = (data as { head?: PageHead } | undefined)?.head
  return head ? describeHead(head) : []
}
