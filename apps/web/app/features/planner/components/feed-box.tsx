import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { FormProblem } from '../../platform/components/form-problem'
import { When } from '../../platform/components/when'
import type { action, loader } from '../routes/planner-calendar.server'

/** The address by which the calendar of a phone reads these days by itself. */
export function FeedBox() {
  const t = useT()
  const { feedMadeAt } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const address = answer !== undefined && 'address' in answer ? answer.address : null
  const failure = answer !== undefined && 'failure' in answer ? answer.failure : undefined
  return (
    <Card as="section" title={t('planner.feed')}>
      <p className="text-ink-soft">{t('planner.feedText')}</p>
      {address !== null && (
        <div role="status" className="mt-4 flex flex-wrap items-end gap-3">
          <TextField
            label={t('planner.feedAddress')}
            hint={t('planner.feedOnce')}
            readOnly
            value={address}
            className="min-w-0 grow basis-72"
          />
          <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass({ variant: 'secondary' })}>
            {t('planner.feedOpen')}
          </a>
        </div>
      )}
      {address === null && feedMadeAt !== null && (
        <p className="mt-3">
          {t('planner.feedMade')} <When at={feedMadeAt} />
        </p>
      )}
      <Form method="post" className="mt-4 flex flex-wrap gap-3">
        <FormProblem failure={failure} className="w-full" />
        <Button type="submit" name="intent" value="makeFeed" variant="secondary" icon="link">
          {t(feedMadeAt === null ? 'planner.feedMake' : 'planner.feedRenew')}
        </Button>
        {feedMadeAt !== null && (
          <Button type="submit" name="intent" value="endFeed" variant="quiet" icon="close">
            {t('planner.feedEnd')}
          </Button>
        )}
      </Form>
    </Card>
  )
}
