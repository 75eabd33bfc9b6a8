// The server's build imports this in place of `footer-lists` (`vite.config.ts`): the entries of the footer's long lists
// are rendered once for each list and language, and put in as HTML.
import { linkTo } from '@pasar/domain/access/link-to'
import type { CategorySlug } from '@pasar/domain/catalogue/categories'
import type { Language } from '@pasar/domain/kernel/languages'
import { Link } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { useI18n } from '../../../../i18n/provider'
import type { PlaceLink } from '../../client/navigation'

interface Entry {
  to: string
  text: string
}

const rendered = new WeakMap<object, Map<Language, string>>()

/** @param list nothing but it and the language decides on the entries; its links are absolute */
function htmlOf(list: object, language: Language, listEntries: () => readonly Entry[]): string {
  const known = rendered.get(list) ?? new Map<Language, string>()
  rendered.set(list, known)
  const html = known.get(language) ?? renderEntries(listEntries())
  known.set(language, html)
  return html
}

const renderEntries = (entries: readonly Entry[]): string =>
  entries
    .map(({ to, text }) =>
      renderToString(
        <li>
          <Link to={to}>{text}</Link>
        </li>,
      ),
    )
    .join('')

export function CategoryList({ categories }: { categories: readonly { slug: CategorySlug }[] }) {
  const { language, t } = useI18n()
  const [first] = categories
  // The page's scripts need these words too: it brings what it asks for.
  if (first) t(`categories.${first.slug}`)
  const __html = htmlOf(categories, language, () =>
    categories.map(({ slug }) => ({
      to: linkTo('/shop/category/:categoryName', { categoryName: slug }),
      text: t(`categories.${slug}`),
    })),
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
  return <ul className="footer-links" dangerouslySetInnerHTML={{ __html }} />
}

export function PlaceList({ links }: { links: readonly PlaceLink[] }) {
  const { language } = useI18n()
  const __html = htmlOf(links, language, () => links)
  const look = 'footer-links grid grid-cols-2 gap-x-4 sm:grid-cols-3 md:grid-cols-4'
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
  return <ul className={look} dangerouslySetInnerHTML={{ __html }} />
}
