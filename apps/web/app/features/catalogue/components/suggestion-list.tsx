import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useI18n, useT } from '../../../i18n/provider'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { ItemPicture } from '../../platform/components/items/item-picture'
import { sayTeaser, type TeaserCount } from '../client/teaser-words'
import type { Found } from '../client/use-suggestions'
import { CategoryEmoji } from './category-emoji'

export const LIST_ID = 'search-suggestions'
export const optionId = (index: number): string => `${LIST_ID}-${index}`

export interface Option {
  to: string
  /** What a search for it is remembered by; only of earlier searches. */
  words?: string
  content: ReactNode
}

export interface OptionGroup {
  key: 'hidden' | 'recent' | 'categories' | 'items'
  options: Option[]
}

/** Where a search leads to. */
const searchPath = (words: string): string => linkTo('/shop-now', { q: words })

/** The suggestions in order: what is behind the login, recent searches, categories, items. */
export function listOptions(recent: readonly string[], { categories, items, hidden }: Found): OptionGroup[] {
  const groups: OptionGroup[] = [
    {
      key: 'hidden',
      options: hidden
        ? [
            {
              to: linkTo('/login', { from: searchPath(hidden.query) }),
              words: hidden.query,
              content: (
                <>
                  <Icon name="lock" className="mx-2.5 text-ink-soft" />
                  <Hidden {...hidden} />
                </>
              ),
            },
          ]
        : [],
    },
    {
      key: 'recent',
      options: recent.map((words) => ({
        to: searchPath(words),
        words,
        content: (
          <>
            <Icon name="clock" className="mx-2.5 text-ink-soft" />
            <span className="min-w-0 grow truncate">{words}</span>
          </>
        ),
      })),
    },
    {
      key: 'categories',
      options: categories.map(({ slug, name }) => ({
        to: linkTo('/shop/category/:categoryName', { categoryName: slug }),
        content: (
          <>
            <CategoryEmoji slug={slug} className="mx-1 size-8 shrink-0" />
            <span className="min-w-0 grow truncate">{name}</span>
          </>
        ),
      })),
    },
    {
      key: 'items',
      options: items.map(({ slug, title, price, picture }) => ({
        to: linkTo('/item/:slug', { slug }),
        content: (
          <>
            <ItemPicture
              pictureKey={picture}
              alt=""
              sizes="40px"
              width={40}
              height={40}
              className="size-10 shrink-0 rounded-control bg-sunken object-cover"
            />
            <span className="line-clamp-2 min-w-0 grow leading-tight">{title}</span>
            <span className="shrink-0 text-sm font-bold tabular-nums">{formatRm(price)}</span>
          </>
        ),
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/** That there is more to see than visitors may browse. */
function Hidden(count: TeaserCount) {
  const { t, tag } = useI18n()
  return <span className="min-w-0 grow leading-tight">{sayTeaser(t, tag, count)}</span>
}

const HEADINGS = {
  hidden: 'finder.browsingNeeds',
  recent: 'finder.recent',
  categories: 'site.categories',
  items: 'finder.items',
} as const

export type SuggestionListProps = {
  groups: readonly OptionGroup[]
  active: number | null
  onPick: (option: Option) => void
}

/** The choice below the search box; the focus stays in the box. */
export function SuggestionList({ groups, active, onPick }: SuggestionListProps) {
  const t = useT()
  let index = -1
  return (
    <div id={LIST_ID} role="listbox" aria-label={t('finder.suggestions')}>
      {groups.map(({ key, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={key} role="group" aria-label={t(HEADINGS[key])} className="py-1">
          <p aria-hidden="true" className="px-3 pt-1 pb-0.5 text-xs font-bold text-ink-soft">
            {t(HEADINGS[key])}
          </p>
          {options.map((option) => {
            index += 1
            const isActive = index === active
            return (
              <Link
                key={option.to}
                to={option.to}
                id={optionId(index)}
                role="option"
                aria-selected={isActive}
                tabIndex={-1}
                onClick={() => onPick(option)}
                className={cx(
                  'flex min-h-11 items-center gap-3 rounded-control px-2 py-1 hover:bg-sunken',
                  isActive && 'bg-jade-soft outline-2 -outline-offset-2 outline-jade',
                )}
              >
                {option.content}
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}
