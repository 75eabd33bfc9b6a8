import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { Breadcrumbs } from '../../../ui/breadcrumbs'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { SectionHeading } from '../../../ui/section-heading'
import { describeCategory } from '../../platform/client/category-words'
import { FormProblem } from '../../platform/components/form-problem'
import { BudgetBar } from '../components/budget-bar'
import { DayText } from '../components/day-text'
import { DayBadge } from '../components/plan-card'
import { PlanFields } from '../components/plan-fields'
import { PlanItemRow } from '../components/plan-item-row'
import { RemovedList } from '../components/removed-list'
import { ShareBox } from '../components/share-box'
import type { loader } from '../routes/plan.server'

/** One list: its budget, what stands on it, and who may see it. */
export function PlanPage() {
  const t = useT()
  const { card, values, items, removed, share, gifts, ...page } = useLoaderData<typeof loader>()
  const failure = useActionData<{ failure?: Failure }>()?.failure
  const isChanging = failure?.values.intent === 'change'
  return (
    <div className="page-width space-y-6 py-6">
      <Breadcrumbs
        label={t('planner.where')}
        items={[{ label: t('planner.title'), to: linkTo('/planner') }, { label: card.title }]}
      />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <SectionHeading titleLevel={1} title={card.title} className="mb-0">
          <DayText day={card.day} /> · {t('planner.ofBudget', { amount: formatRm(card.budget) })}
        </SectionHeading>
        <DayBadge daysLeft={card.daysLeft} />
      </div>
      {!isChanging && <FormProblem failure={failure} />}
      <Card as="section" title={t('planner.budget')}>
        <BudgetBar budget={card.budget} sums={card.sums} />
      </Card>
      {items.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Form method="post">
            <Button type="submit" name="intent" value="cart" icon="cart">
              {t('planner.toCart')}
            </Button>
          </Form>
          <ButtonLink to={linkTo('/planner/add', { list: card.id })} variant="secondary" icon="plus">
            {t('planner.addItem')}
          </ButtonLink>
        </div>
      )}
      {items.length === 0 ? (
        <EmptyState
          icon="list"
          title={t('planner.emptyList')}
          action={
            <ButtonLink to={linkTo('/planner/add', { list: card.id })} icon="plus">
              {t('planner.addItem')}
            </ButtonLink>
          }
        >
          {t('planner.emptyListText')}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {items.map((item) => (
            <PlanItemRow
              key={item.id}
              item={item}
              failure={failure}
              givers={gifts.flatMap(({ lineId, giverName }) =>
                lineId === item.id ? [giverName || t('planner.formerMember')] : [],
              )}
            />
          ))}
        </ul>
      )}
      {page.ideas.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-ink-soft">{t('planner.ideas')}</span>
          {page.ideas.map((slug) => (
            <ButtonLink
              key={slug}
              to={linkTo('/shop/category/:categoryName', { categoryName: slug })}
              variant="secondary"
              size="small"
            >
              {describeCategory(t, slug)}
            </ButtonLink>
          ))}
        </p>
      )}
      <RemovedList title={t('planner.removedItems')} entries={removed}>
        {({ id, title }) => (
          <Form method="post">
            <input type="hidden" name="lineId" value={id} />
            <Button
              type="submit"
              name="intent"
              value="restoreLine"
              variant="secondary"
              size="small"
              icon="refresh"
            >
              {t('planner.putBack')}
              <span className="sr-only"> {title}</span>
            </Button>
          </Form>
        )}
      </RemovedList>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ShareBox title={values.title} kind={share.kind} url={share.url} />
        <Card as="section" title={t('planner.settings')}>
          {share.kind === 'registry' && !page.areGiftsShown && (
            <p className="mb-3 text-sm text-ink-soft">
              {page.giftsFrom > values.day ? (
                <>
                  {t('planner.surpriseKept')} <DayText day={page.giftsFrom} />
                </>
              ) : (
                `${t('planner.surprise')} ${t('planner.surpriseMoved')}`
              )}
            </p>
          )}
          <Disclosure summary={t('planner.change')} open={isChanging}>
            <Form method="post" noValidate className="space-y-4">
              {isChanging && <FormProblem failure={failure} />}
              <PlanFields failure={isChanging ? failure : undefined} values={values} />
              <Button type="submit" name="intent" value="change">
                {t('planner.save')}
              </Button>
            </Form>
          </Disclosure>
          <Form method="post" className="mt-4">
            <Button type="submit" name="intent" value="remove" variant="danger" icon="trash">
              {t('planner.removeList')}
            </Button>
          </Form>
        </Card>
      </div>
    </div>
  )
}
