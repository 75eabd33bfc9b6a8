import { linkTo } from '@pasar/domain/access/link-to'
import { formatAmount } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { TextField } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { Price } from '../../../ui/price'
import { SectionHeading } from '../../../ui/section-heading'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import { DayText } from '../components/day-text'
import { Availability, PlanItemHead } from '../components/plan-item-row'
import type { loader } from '../routes/plan-shared.server'

/** A list that somebody shares: to read, or to give something of it. */
export function PlanSharedPage() {
  const t = useT()
  const { pathname } = useLocation()
  const { shared } = useLoaderData<typeof loader>()
  const failure = useActionData<{ failure?: Failure }>()?.failure
  if (shared === null)
    return (
      <div className="page-width py-6">
        <EmptyState
          icon="link"
          title={t('planner.linkEnded')}
          titleLevel={1}
          action={<ButtonLink to="/">{t('site.goHome')}</ButtonLink>}
        >
          {t('planner.linkEndedText')}
        </EmptyState>
      </div>
    )
  const { plan, items, isOwner, isVisitor } = shared
  const isRegistry = plan.share === 'registry'
  return (
    <div className="page-width space-y-5 py-6">
      <SectionHeading titleLevel={1} title={plan.title}>
        {t('planner.listOf', { name: plan.ownerName })} · <DayText day={plan.day} />
      </SectionHeading>
      {isOwner && (
        <Notice
          tone="info"
          title={t('planner.ownLink')}
          action={<ButtonLink to={linkTo('/planner/:id', { id: plan.id })}>{t('planner.toOwn')}</ButtonLink>}
        >
          {isRegistry && t('planner.surprise')}
        </Notice>
      )}
      {isRegistry && !isOwner && (
        <Notice tone="info" title={t('planner.registry')}>
          {t('planner.registryText')}
        </Notice>
      )}
      {isRegistry && isVisitor && (
        <ButtonLink to={linkTo('/login', { from: pathname })} icon="user">
          {t('planner.logInToGive')}
        </ButtonLink>
      )}
      <FormProblem failure={failure} />
      {items.length === 0 ? (
        <EmptyState
          icon="list"
          title={t('planner.emptyList')}
          action={
            isOwner ? (
              <ButtonLink to={linkTo('/planner/add', { list: plan.id })} icon="plus">
                {t('planner.addItem')}
              </ButtonLink>
            ) : (
              <ButtonLink to="/">{t('site.goHome')}</ButtonLink>
            )
          }
        >
          {!isOwner && t('planner.emptySharedText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {items.map((item) => (
            <li key={item.id} className="rounded-card border border-line bg-surface p-3 sm:p-4">
              <div className="flex gap-3 sm:gap-4">
                <PlanItemHead item={item} level={2} />
              </div>
              <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
                <Price amount={formatAmount(item.price)} currency="RM" size="small" />
                <span>{t('planner.wanted', { count: item.quantity })}</span>
                <Availability item={item} />
              </div>
              {item.left !== null && <Give item={item} left={item.left} failure={failure} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type SharedItem = NonNullable<Awaited<ReturnType<typeof loader>>['shared']>['items'][number]

function Give({ item, left, failure }: { item: SharedItem; left: number; failure: Failure }) {
  const t = useT()
  const own = failure?.values.lineId === item.id ? failure : undefined
  return (
    <div className="mt-3 space-y-3 border-t border-line pt-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={left > 0 ? 'jade' : 'neutral'} icon="gift">
          {left > 0 ? t('planner.leftToGive', { count: left }) : t('planner.allGiven')}
        </Badge>
        {item.bought > 0 && <span>{t('planner.youBought', { count: item.bought })}</span>}
      </p>
      {item.reserved > 0 && (
        <Form method="post" className="flex flex-wrap items-center justify-between gap-2">
          <span>
            {t('planner.youReserved', { count: item.reserved })}{' '}
            {item.until !== null && <DateText time={item.until} withTime />}
          </span>
          <input type="hidden" name="lineId" value={item.id} />
          <Button type="submit" name="intent" value="cancel" variant="secondary" size="small">
            {t('planner.giveBack')}
            <span className="sr-only"> {item.title}</span>
          </Button>
        </Form>
      )}
      {left > 0 && item.isForSale && (
        <Form method="post" noValidate className="flex flex-wrap items-end gap-2">
          <input type="hidden" name="lineId" value={item.id} />
          <TextField
            {...fieldMaker(t, own, { quantity: '1' })('quantity')}
            label={t('planner.quantity')}
            inputMode="numeric"
            autoComplete="off"
            className="w-24"
          />
          <Button type="submit" name="intent" value="give" icon="gift">
            {t('planner.give')}
            <span className="sr-only"> {item.title}</span>
          </Button>
        </Form>
      )}
    </div>
  )
}
