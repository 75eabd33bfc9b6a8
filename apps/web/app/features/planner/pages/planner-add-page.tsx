import { linkTo } from '@pasar/domain/access/link-to'
import { formatAmount, formatRm } from '@pasar/domain/kernel/format'
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Breadcrumbs } from '../../../ui/breadcrumbs'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Select } from '../../../ui/forms/select'
import { Notice } from '../../../ui/notice'
import { Price } from '../../../ui/price'
import { SectionHeading } from '../../../ui/section-heading'
import { FormProblem } from '../../platform/components/form-problem'
import { ItemPicture } from '../../platform/components/items/item-picture'
import { ListSearch } from '../../platform/components/lists/list-search'
import { WantedFields } from '../components/wanted-fields'
import type { loader } from '../routes/planner-add.server'

/** Finds an item, then puts it on a list. */
export function PlannerAddPage() {
  const t = useT()
  const { item, plans, list, planned, refusal } = useLoaderData<typeof loader>()
  return (
    <div className="page-width space-y-5 py-6">
      <Breadcrumbs
        label={t('planner.where')}
        items={[{ label: t('planner.title'), to: linkTo('/planner') }, { label: t('planner.addItem') }]}
      />
      <SectionHeading titleLevel={1} title={t('planner.addItem')} />
      {refusal !== null && <Notice tone="warning" title={t(`errors.${refusal}`)} />}
      {item === null ? (
        <FindItem />
      ) : plans.length === 0 ? (
        <EmptyState
          icon="list"
          title={t('planner.empty')}
          action={<ButtonLink to={linkTo('/planner/new')}>{t('planner.newList')}</ButtonLink>}
        >
          {t('planner.firstList')}
        </EmptyState>
      ) : (
        <AddForm key={`${list} ${item.id}`} item={item} plans={plans} list={list} planned={planned} />
      )}
    </div>
  )
}

type Page = Awaited<ReturnType<typeof loader>>

type AddProps = Pick<Page, 'plans' | 'list' | 'planned'> & { item: NonNullable<Page['item']> }

function AddForm({ item, plans, list, planned }: AddProps) {
  const t = useT()
  const failure = useActionData<{ failure?: Failure }>()?.failure
  const field = fieldMaker(t, failure, {
    quantity: '1',
    planId: list ?? plans[0]?.id ?? '',
    ...planned,
  })
  const [first] = item.variants
  return (
    <Card as="section">
      <div className="mb-4 flex gap-4">
        <ItemPicture
          pictureKey={item.image ?? undefined}
          alt=""
          sizes="96px"
          className="size-24 shrink-0 rounded-control bg-sunken object-cover"
        />
        <div className="min-w-0">
          <h2 className="font-semibold">
            <Link to={linkTo('/item/:slug', { slug: item.slug })} className="hover:underline">
              {item.title}
            </Link>
          </h2>
          <p className="text-sm text-ink-soft">{item.storeName}</p>
          {first && item.variants.length === 1 && (
            <Price amount={formatAmount(first.price)} currency="RM" className="mt-1" />
          )}
        </div>
      </div>
      <Form method="post" noValidate className="grid gap-4 sm:grid-cols-2">
        <FormProblem failure={failure} className="sm:col-span-2" />
        {planned && <Notice tone="info" title={t('planner.isPlanned')} className="sm:col-span-2" />}
        <input type="hidden" name="itemId" value={item.id} />
        <Select
          {...field('planId')}
          label={t('planner.list')}
          options={plans.map(({ id, title }) => ({ value: id, label: title }))}
        />
        {item.variants.length > 1 && (
          <Select
            {...field('variantId')}
            label={t('planner.option')}
            options={item.variants.map(({ id, name, price }) => ({
              value: id,
              label: `${name} · ${formatRm(price)}`,
            }))}
          />
        )}
        <WantedFields field={field} />
        <Button type="submit" icon="plus" className="sm:col-span-2 sm:justify-self-start">
          {t('planner.addToList')}
        </Button>
      </Form>
    </Card>
  )
}

/** By search; until something is searched for, what is on the wishlist. */
function FindItem() {
  const t = useT()
  const { q, cards, list } = useLoaderData<typeof loader>()
  return (
    <>
      <ListSearch
        path={linkTo('/planner/add')}
        search={q}
        label={t('planner.search')}
        submit={t('planner.find')}
        keep={{ list }}
      />
      <section aria-label={q === '' ? t('planner.fromWishlist') : t('planner.found')}>
        <h2 className="mb-3 text-lg font-bold">
          {q === '' ? t('planner.fromWishlist') : t('planner.found')}
        </h2>
        <p role="status" className={cards.length > 0 ? 'mb-3 text-sm text-ink-soft' : 'text-ink-soft'}>
          {cards.length === 0 && t(q === '' ? 'planner.noWishes' : 'planner.nothingFound')}
          {cards.length > 0 && q !== '' && t('planner.foundCount', { count: cards.length, words: q })}
        </p>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map(({ id, title, picture, price, storeName }) => (
            <li key={id} className="flex gap-3 rounded-card border border-line bg-surface p-3">
              <ItemPicture
                pictureKey={picture}
                alt=""
                sizes="80px"
                className="size-20 shrink-0 rounded-control bg-sunken object-cover"
              />
              <div className="flex min-w-0 grow flex-col">
                <h3 className="line-clamp-2 font-semibold">{title}</h3>
                <p className="truncate text-sm text-ink-soft">{storeName}</p>
                <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
                  <Price amount={formatAmount(price)} currency="RM" size="small" />
                  <ButtonLink
                    to={linkTo('/planner/add', { item: id, list: list ?? undefined })}
                    variant="secondary"
                    size="small"
                    icon="plus"
                    aria-label={`${t('planner.plan')}: ${title}`}
                  >
                    {t('planner.plan')}
                  </ButtonLink>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
