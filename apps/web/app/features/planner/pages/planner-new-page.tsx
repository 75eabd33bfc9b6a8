import { linkTo } from '@pasar/domain/access/link-to'
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { Breadcrumbs } from '../../../ui/breadcrumbs'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { cx } from '../../../ui/cx'
import { SectionHeading } from '../../../ui/section-heading'
import { FormProblem } from '../../platform/components/form-problem'
import { PlanFields } from '../components/plan-fields'
import type { loader } from '../routes/planner-new.server'

/** A new list: first what it is for, then name, date and budget, filled in with a proposal. */
export function PlannerNewPage() {
  const t = useT()
  const { templates, template: asked, values } = useLoaderData<typeof loader>()
  const failure = useActionData<{ failure?: Failure }>()?.failure
  const template = asked ?? failure?.values.template
  return (
    <div className="page-width space-y-5 py-6">
      <Breadcrumbs
        label={t('planner.where')}
        items={[{ label: t('planner.title'), to: linkTo('/planner') }, { label: t('planner.newList') }]}
      />
      <SectionHeading titleLevel={1} title={t('planner.newList')}>
        {t('planner.chooseTemplate')}
      </SectionHeading>
      <nav aria-label={t('planner.templates')}>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-7">
          {templates.map((name) => (
            <li key={name}>
              <Link
                to={linkTo('/planner/new', { template: name })}
                preventScrollReset
                aria-current={name === template ? 'true' : undefined}
                className={cx(
                  'flex h-full min-h-16 items-center justify-center rounded-card border p-3 text-center font-semibold hover:border-jade',
                  name === template ? 'border-jade bg-jade-soft text-jade' : 'border-line bg-surface',
                )}
              >
                {t(`planner.for_${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {template !== undefined && (
        <Card as="section" title={t('planner.details')}>
          <Form key={template} method="post" noValidate className="space-y-4">
            <FormProblem failure={failure} />
            <input type="hidden" name="template" value={template} />
            <PlanFields failure={failure} values={values} />
            <Button type="submit" icon="check">
              {t('planner.make')}
            </Button>
          </Form>
        </Card>
      )}
    </div>
  )
}
