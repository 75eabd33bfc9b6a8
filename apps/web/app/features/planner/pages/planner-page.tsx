import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { SectionHeading } from '../../../ui/section-heading'
import { FormProblem } from '../../platform/components/form-problem'
import { PlanCard } from '../components/plan-card'
import { RemovedList } from '../components/removed-list'
import { Spending } from '../components/spending'
import type { loader } from '../routes/planner.server'

/** The member's lists. */
export function PlannerPage() {
  const t = useT()
  const { plans, removed, months, chart } = useLoaderData<typeof loader>()
  const failure = useActionData<{ failure?: Failure }>()?.failure
  return (
    <div className="page-width space-y-6 py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SectionHeading titleLevel={1} title={t('planner.title')} className="mb-0">
          {t('planner.lead')}
        </SectionHeading>
        <p className="flex flex-wrap gap-2">
          <ButtonLink to={linkTo('/planner/new')} icon="plus">
            {t('planner.newList')}
          </ButtonLink>
          <ButtonLink to={linkTo('/planner/calendar')} variant="secondary" icon="calendar">
            {t('planner.calendar')}
          </ButtonLink>
        </p>
      </div>
      <FormProblem failure={failure} />
      {plans.length === 0 ? (
        <EmptyState
          icon="list"
          title={t('planner.empty')}
          action={<ButtonLink to={linkTo('/planner/new')}>{t('planner.newList')}</ButtonLink>}
        >
          {t('planner.emptyText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {plans.map((card) => (
            <PlanCard key={card.id} card={card} />
          ))}
        </ul>
      )}
      <Spending months={months} chart={chart} />
      <RemovedList title={t('planner.removedLists')} entries={removed}>
        {({ id, title }) => (
          <Form method="post">
            <input type="hidden" name="planId" value={id} />
            <Button type="submit" variant="secondary" size="small" icon="refresh">
              {t('planner.putBack')}
              <span className="sr-only"> {title}</span>
            </Button>
          </Form>
        )}
      </RemovedList>
    </div>
  )
}
