import type { ViewList } from '@pasar/domain/platform/saved-views'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { type Failure, fieldError } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../components/form-problem'
import { WorkFrame } from '../components/workspace/work-frame'
import type { loader } from '../routes/saved-views.server'

type View = ReturnType<typeof useLoaderData<typeof loader>>['views'][number]

const LIST_WORDS = {
  members: 'memberWork.title',
  stores: 'storeWork.title',
  inboxes: 'inboxWork.title',
  orders: 'orderWork.title',
  items: 'itemWork.title',
  coupons: 'couponWork.title',
  audit: 'auditLog.title',
  messages: 'messageWork.title',
  reports: 'reportWork.title',
  articles: 'blogWork.heading',
  claims: 'claimWork.queue',
  payouts: 'payoutRuns.title',
  applications: 'approvals.title',
  reviews: 'approvals.title',
  affiliates: 'affiliates.title',
  recruiters: 'affiliates.title',
  products: 'listing.listTitle',
  sales: 'fulfilment.title',
} as const satisfies Record<ViewList, TextKey>

/** In whose pages a list stands, where not in the admins'. */
const AREAS: Partial<Record<ViewList, 'seller' | 'manager'>> = {
  products: 'seller',
  sales: 'seller',
  reviews: 'manager',
  recruiters: 'manager',
}

/** Saves what a list shows, and edits the views that were saved of it. */
export function SavedViewsPage() {
  const t = useT()
  const { list, back, views, removed } = useLoaderData<typeof loader>()
  const failure = useActionData<{ failure?: Failure }>()?.failure
  return (
    <WorkFrame
      area={AREAS[list] ?? 'admin'}
      title={t('savedViews.title')}
      lead={t('savedViews.of', { list: t(LIST_WORDS[list]) })}
      actions={
        <TextLink to={back} className="inline-flex min-h-11 items-center">
          {t('savedViews.back')}
        </TextLink>
      }
    >
      <div className="max-w-wide space-y-4">
        <FormProblem failure={failure} />
        {removed && (
          <Notice
            tone="info"
            title={t('savedViews.wasRemoved', { name: removed.name })}
            action={
              <Form method="post">
                <input type="hidden" name="id" value={removed.id} />
                <Button
                  type="submit"
                  name="intent"
                  value="restore"
                  variant="secondary"
                  size="small"
                  icon="refresh"
                >
                  {t('savedViews.restore')}
                </Button>
              </Form>
            }
          />
        )}
        <NewView failure={failure} />
        {views.length > 0 && (
          <ul className="space-y-3" aria-label={t('savedViews.title')}>
            {views.map((view) => (
              <ViewCard key={view.id} view={view} failure={failure} />
            ))}
          </ul>
        )}
      </div>
    </WorkFrame>
  )
}

/** Saves what the list showed when one came from it. */
function NewView({ failure }: { failure: Failure }) {
  const t = useT()
  const { isWhole, isFull, list } = useLoaderData<typeof loader>()
  if (isWhole || isFull)
    return (
      <Notice tone="info" title={t(isFull ? 'errors.VIEWS_FULL' : 'savedViews.whole')}>
        {!isFull && t('savedViews.wholeText', { list: t(LIST_WORDS[list]) })}
      </Notice>
    )
  const own = failure?.values.intent === 'save' ? failure : undefined
  return (
    <Card as="section" title={t('savedViews.new')}>
      <Form method="post" className="flex flex-wrap items-start gap-3">
        <TextField
          label={t('savedViews.name')}
          hint={t('savedViews.nameHint')}
          name="name"
          autoComplete="off"
          defaultValue={own?.values.name}
          error={fieldError(t, own, 'name')}
          className="min-w-0 grow basis-64"
        />
        <Button type="submit" name="intent" value="save" icon="check" className="sm:mt-6">
          {t('savedViews.save')}
        </Button>
      </Form>
    </Card>
  )
}

function ViewCard({
  view: { id, name, to, isPartial, isDefault },
  failure,
}: {
  view: View
  failure: Failure
}) {
  const t = useT()
  const own = failure?.values.id === id ? failure : undefined
  return (
    <Card as="li">
      <h2 className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
        <TextLink to={to}>{name}</TextLink>
        {isDefault && <Badge>{t('savedViews.first')}</Badge>}
      </h2>
      {isPartial && <p className="mt-1 text-sm text-ink-soft">{t('savedViews.partial')}</p>}
      <Form
        method="post"
        key={name}
        aria-label={t('savedViews.change', { name })}
        className="mt-3 flex flex-wrap items-start gap-3"
      >
        <input type="hidden" name="id" value={id} />
        <TextField
          label={t('savedViews.name')}
          name="name"
          autoComplete="off"
          defaultValue={own?.values.name ?? name}
          error={fieldError(t, own, 'name')}
          className="min-w-0 grow basis-56"
        />
        <div className="flex flex-wrap gap-2 sm:mt-6">
          <Button type="submit" name="intent" value="rename" variant="secondary">
            {t('savedViews.rename')}
          </Button>
          <Button
            type="submit"
            name="intent"
            value={isDefault ? 'notFirst' : 'first'}
            variant="secondary"
            formNoValidate
          >
            {t(isDefault ? 'savedViews.stopFirst' : 'savedViews.makeFirst')}
          </Button>
          <Button type="submit" name="intent" value="remove" variant="quiet" icon="trash" formNoValidate>
            {t('savedViews.remove')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
