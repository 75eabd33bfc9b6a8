import { LIST_SORTS, type ListSort } from '@pasar/domain/platform/lists/sort'
import { useT } from '../../../../i18n/provider'
import { TextLink } from '../../../../ui/text-link'
import { NEWEST_FIRST, type SortWords } from './sort-words'

/** The two orders of a list as links, for lists whose search is no form of its own. */
export function SortLinks({
  sort,
  words = NEWEST_FIRST,
  to,
}: {
  sort: ListSort
  words?: SortWords
  /** The first page of the list in an order. */
  to: (sort: ListSort) => string
}) {
  const t = useT()
  return (
    <nav aria-label={t('listTools.sort')} className="mb-3 flex flex-wrap items-center gap-x-4 text-sm">
      {LIST_SORTS.map((known) => (
        <TextLink
          key={known}
          to={to(known)}
          preventScrollReset
          plain={known === sort}
          aria-current={known === sort ? 'true' : undefined}
          className="inline-flex min-h-11 items-center aria-[current]:font-bold"
        >
          {t(words[known])}
        </TextLink>
      ))}
    </nav>
  )
}

/** In the form that narrows such a list: what is found then stands in the same order. */
export const KeptSort = ({ sort }: { sort: ListSort | undefined }) =>
  sort === 'reverse' ? <input type="hidden" name="sort" value={sort} /> : null
