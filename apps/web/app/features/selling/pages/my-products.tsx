import { linkTo } from '@pasar/domain/access/link-to'
import { ITEM_STATUSES } from '@pasar/domain/catalogue/browse'
import { Form, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { FAILED_STATUS } from '../../../lib/forms/keep-page'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Pagination } from '../../../ui/pagination'
import { WorkFrame } from '../../platform/components/work-frame'
import { STATUS_WORDS } from '../client/item-status'
import { OwnItem } from '../components/own-item'
import type { loader } from '../routes/my-products.server'

/** After a refusal, too: the value there is now is shown, and the next try is compared with it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) => actionStatus !== FAILED_STATUS

/** All items of a seller, with what changes most often. */
export function MyProducts() {
  const t = useT()
  const { items, filter, counts, previous, next } = useLoaderData<typeof loader>()
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const add = (
    <ButtonLink to="/add-items" icon="plus">
      {t('listing.title')}
    </ButtonLink>
  )
  const pageTo = (cursor: string | null): string | null => {
    if (cursor === null) return null
    return linkTo('/my-products', {
      cursor,
      status: filter.status || undefined,
      q: filter.words || undefined,
    })
  }
  return (
    <WorkFrame
      area="seller"
      title={t('listing.listTitle')}
      lead={t('listing.listLead')}
      actions={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/my-products/import" variant="secondary">
            {t('imports.link')}
          </ButtonLink>
          {total > 0 && add}
        </div>
      }
    >
      {total === 0 ? (
        <EmptyState icon="box" title={t('listing.emptyTitle')} action={add}>
          {t('listing.emptyText')}
        </EmptyState>
      ) : (
        <>
          <Filter />
          {items.length === 0 ? (
            <EmptyState
              icon="search"
              title={t('listing.noneTitle')}
              action={
                <ButtonLink to="/my-products" variant="secondary">
                  {t('listing.showAll')}
                </ButtonLink>
              }
            >
              {t('listing.noneText')}
            </EmptyState>
          ) : (
            <ul className="space-y-3">
              {items.map((item) => (
                <OwnItem key={item.id} item={item} />
              ))}
            </ul>
          )}
          <Pagination
            className="mt-6"
            label={t('listing.pages')}
            previousTo={pageTo(previous)}
            previousLabel={t('listing.newer')}
            nextTo={pageTo(next)}
            nextLabel={t('listing.older')}
          />
        </>
      )}
    </WorkFrame>
  )
}

function Filter() {
  const t = useT()
  const { filter, counts } = useLoaderData<typeof loader>()
  const countOf = (wanted: string) => counts.find(({ status }) => status === wanted)?.count ?? 0
  return (
    <Form
      method="get"
      className="mb-5 flex flex-wrap items-end gap-3"
      key={`${filter.status} ${filter.words}`}
    >
      <TextField
        label={t('listing.words')}
        name="q"
        defaultValue={filter.words}
        className="min-w-48 grow sm:max-w-sm"
      />
      <Select
        label={t('listing.filter')}
        name="status"
        defaultValue={filter.status ?? ''}
        placeholder={t('listing.all')}
        options={ITEM_STATUSES.map((value) => ({
          value,
          label: `${t(STATUS_WORDS[value])} (${countOf(value)})`,
        }))}
        className="min-w-40"
      />
      <Button type="submit" variant="secondary" icon="search">
        {t('listing.search')}
      </Button>
    </Form>
  )
}
