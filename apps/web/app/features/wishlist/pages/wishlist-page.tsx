import type { PagePath } from '@pasar/domain/access/link-to'
import type { WishShow, WishSort } from '@pasar/domain/wishlist/wish-list'
import { wishesPath } from '@pasar/domain/wishlist/wish-list'
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

const SHOWS: readonly [WishShow, TextKey][] = [
  ['all', 'wishlist.showAll'],
  ['offer', 'wishlist.showOffer'],
  ['cheaper', 'wishlist.showCheaper'],
  ['out', 'wishlist.showOut'],
]
const SORTS: readonly [WishSort, TextKey][] = [
  ['newest', 'wishlist.sortNewest'],
  ['drop', 'wishlist.sortDrop'],
  ['price', 'wishlist.sortPrice'],
]

/** The member's saved items, with what has changed since. */
export function WishlistPage() {
  const t = useT()
  const { wishes, next, filter, cursor } = useLoaderData<typeof loader>()
  const failure = useActionData<{ failure?: Failure }>()?.failure
  const isAll = filter.show === 'all'
  const isWhole = next === null && cursor === null
  return (
    <div className="page-width py-6">
      <SectionHeading titleLevel={1} title={t('wishlist.title')}>
        {wishes.length > 0 && isWhole && isAll ? t('wishlist.count', { count: wishes.length }) : undefined}
      </SectionHeading>
      <FormProblem failure={failure} className="mb-4" />
      {(wishes.length > 1 || !isWhole || !isAll) && <Filter />}
      {wishes.length > 0 ? (
        <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {wishes.map((wish) => (
            <WishRow key={wish.id} wish={wish} from={wishesPath(filter, cursor)} />
          ))}
        </ul>
      ) : isAll ? (
        <EmptyWishlist />
      ) : (
        <EmptyState
          icon="heart"
          title={t('wishlist.noneShown')}
          action={<ButtonLink to="/wishlist">{t('wishlist.seeAll')}</ButtonLink>}
        />
      )}
      <Pagination
        className="mt-6"
        label={t('wishlist.pages')}
        previousTo={cursor === null ? null : wishesPath(filter)}
        previousLabel={t('wishlist.first')}
        nextTo={next === null ? null : wishesPath(filter, next)}
        nextLabel={t('wishlist.more')}
      />
    </div>
  )
}

function Filter() {
  const t = useT()
  const submit = useSubmit()
  const { filter } = useLoaderData<typeof loader>()
  const choice = (name: 'show' | 'sort', label: TextKey, choices: readonly [string, TextKey][]) => (
    <Select
      label={t(label)}
      hideLabel
      name={name}
      defaultValue={filter[name]}
      onChange={(event) => submit(event.currentTarget.form)}
      options={choices.map(([value, text]) => ({ value, label: t(text) }))}
      className="min-w-0 max-sm:grow"
    />
  )
  return (
    <Form
      key={filter.show + filter.sort}
      action={'/wishlist' satisfies PagePath}
      className="mb-3 flex flex-wrap justify-end gap-2"
    >
      {choice('show', 'wishlist.show', SHOWS)}
      {choice('sort', 'wishlist.sort', SORTS)}
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {t('listTools.show')}
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
