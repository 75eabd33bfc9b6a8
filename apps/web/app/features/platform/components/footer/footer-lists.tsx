import { linkTo } from '@pasar/domain/access/link-to'
import type { CategorySlug } from '@pasar/domain/catalogue/categories'
import { Link } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import type { PlaceLink } from '../../client/navigation'

/** The server has them in one piece (`footer-lists.server.tsx`). */
export function CategoryList({ categories }: { categories: readonly { slug: CategorySlug }[] }) {
  const t = useT()
  return (
    <ul className="footer-links">
      {categories.map(({ slug }) => (
        <li key={slug}>
          <Link to={linkTo('/shop/category/:categoryName', { categoryName: slug })}>
            {t(`categories.${slug}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function PlaceList({ links }: { links: readonly PlaceLink[] }) {
  return (
    <ul className="footer-links grid grid-cols-2 gap-x-4 sm:grid-cols-3 md:grid-cols-4">
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  )
}
