import type { WishSort } from '@pasar/api'
import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData, useSubmit } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import type { Failure } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Select } from '../../../ui/forms/select'
import { Pagination } from '../../../ui/pagination'
import { SectionHeading } from '../../../ui/section-heading'
import { FormProblem } from '../../platform/components/form-problem'
import { WishRow } from '../components/wish-row'
import type { loader } from '../routes/wishlist.server'

const SORTS: readonly [WishSort, TextKey][] = [
  ['newest', 'wishlist.sortNewest'],
  ['drop', 'wishlist.sortDrop'],
  ['price', 'wishlist.sortPrice'],
]

const linkFrom = (sort: WishSort, cursor?: string): string =>
  linkTo('/wishlist', { sort: sort === 'newest' ? undefined : sort, cursor })

/** The member's saved items, with what has changed since. */
export function WishlistPage() {
  const t = useT()
  const { wishes, next, sort, cursor } = useLoaderData<typeof loader>()
  const failure = useActionData<{ failure?: Failure }>()?.failure
  const isWhole = next === null && cursor === null
  return (
    <div className="page-width py-6">
      <SectionHeading titleLevel={1} title={t('wishlist.title')}>
        {wishes.length > 0 && isWhole ? t('wishlist.count', { count: wishes.length }) : undefined}
      </SectionHeading>
      <FormProblem failure={failure} className="mb-4" />
      {wishes.length === 0 ? (
        <EmptyWishlist />
      ) : (
        <>
          {(wishes.length > 1 || !isWhole) && <SortForm sort={sort} />}
          <ul className="grid gap-3 lg:grid-cols-2">
            {wishes.map((wish) => (
              <WishRow key={wish.id} wish={wish} from={linkFrom(sort, cursor ?? undefined)} />
            ))}
          </ul>
        </>
      )}
      <Pagination
        className="mt-6"
        label={t('wishlist.pages')}
        previousTo={cursor === null ? null : linkFrom(sort)}
        previousLabel={t('wishlist.first')}
        nextTo={next === null ? null : linkFrom(sort, next)}
        nextLabel={t('wishlist.more')}
      />
    </div>
  )
}

function SortForm({ sort }: { sort: WishSort }) {
  const t = useT()
  const submit = useSubmit()
  return (
    <Form action={'/wishlist' satisfies PagePath} className="mb-3 flex justify-end gap-2">
      <Select
        key={sort}
        label={t('wishlist.sort')}
        hideLabel
        name="sort"
        defaultValue={sort}
        onChange={(event) => submit(event.currentTarget.form)}
        options={SORTS.map(([value, text]) => ({ value, label: t(text) }))}
        className="min-w-0 max-sm:grow"
      />
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {t('wishlist.apply')}
        </Button>
      </span>
    </Form>
  )
}

function EmptyWishlist() {
  const t = useT()
  return (
    <EmptyState
      icon="heart"
      title={t('wishlist.empty')}
      action={
        <>
          <ButtonLink to="/shop/trending">{t('wishlist.seeTrending')}</ButtonLink>
          <ButtonLink to="/categories" variant="secondary" icon="grid">
            {t('site.categories')}
          </ButtonLink>
        </>
      }
    >
      {t('wishlist.emptyText')}
    </EmptyState>
  )
}
