import { linkTo } from '@pasar/domain/access/link-to'
import { TextLink } from '../../../../ui/text-link'

/** An own item in a list of the dashboard: the way to its form, and a count of it in words. */
export const ItemCount = ({ id, title, count }: { id: string; title: string; count: string }) => (
  <li className="flex items-center justify-between gap-x-3 text-sm">
    <TextLink
      plain
      to={linkTo('/add-items', { item: id })}
      className="inline-flex min-h-11 min-w-0 items-center"
    >
      {title}
    </TextLink>
    <span className="shrink-0 text-ink-soft tabular-nums">{count}</span>
  </li>
)
