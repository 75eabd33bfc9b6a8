import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { describeCategory } from '../../platform/client/category-words'
import { FormProblem } from '../../platform/components/form-problem'
import { BulkOutcome } from '../../platform/components/lists/bulk-outcome'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { BulkFields } from '../components/bulk-fields'
import type { action, loader } from '../routes/change-products.server'

type View = ReturnType<typeof useLoaderData<typeof loader>>

/** What a change of several items would do; and, once it is done, what it did. */
export function ChangeProducts() {
  const t = useT()
  const { ids, hasMore, back, rows, bounds, change } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const result = answer && 'result' in answer ? answer.result : null
  return (
    <WorkFrame
      area="seller"
      title={t('products.changeTitle')}
      lead={result === null ? t('products.changeLead') : undefined}
      actions={
        <TextLink to={back} className="inline-flex min-h-11 items-center">
          {t('products.back')}
        </TextLink>
      }
    >
      <div className="space-y-4">
        <FormProblem failure={answer?.failure} />
        {result !== null ? (
          <BulkOutcome
            words="products"
            result={result}
            isUndone={answer !== undefined && 'isUndone' in answer && answer.isUndone}
            undoText={change?.action === 'price' ? t('products.undoPrices') : undefined}
            values={bounds}
          />
        ) : ids.length === 0 ? (
          <EmptyState
            icon="box"
            title={t('products.noneChosen')}
            action={<ButtonLink to={back}>{t('products.back')}</ButtonLink>}
          >
            {t('products.noneChosenText')}
          </EmptyState>
        ) : (
          <>
            {hasMore && <Notice tone="info" title={t('products.firstOnly')} />}
            <Choice />
            {rows.length > 0 && <Preview />}
          </>
        )}
      </div>
    </WorkFrame>
  )
}

/** The change again, with the items that were ticked. */
function Choice() {
  const t = useT()
  const { ids, filter, typed, change } = useLoaderData<typeof loader>()
  return (
    <Card as="section">
      <Form method="get" key={JSON.stringify(typed)}>
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <BulkFields
          filter={filter}
          typed={typed}
          error={change === null && typed.do === 'price' ? t('products.wrongPercent') : undefined}
        />
      </Form>
    </Card>
  )
}

function Preview() {
  const t = useT()
  const { rows, typed } = useLoaderData<typeof loader>()
  const changing = rows.filter(({ refusal }) => refusal === null)
  return (
    <Form method="post" className="space-y-4">
      {Object.entries(typed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ul className="space-y-2">
        {rows.map((row) => (
          <PreviewRow key={row.id} row={row} />
        ))}
      </ul>
      {changing.length > 0 && (
        <Button type="submit" icon="check">
          {t('products.confirm', { count: changing.length })}
        </Button>
      )}
    </Form>
  )
}

function PreviewRow({ row }: { row: View['rows'][number] }) {
  const t = useT()
  const { bounds } = useLoaderData<typeof loader>()
  const { id, title, version, refusal, prices } = row
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-surface p-3">
      <p className="min-w-0 grow basis-56 font-semibold wrap-anywhere">{title}</p>
      {refusal !== null ? (
        <p className="text-sm">
          <Badge tone="kunyit">{t('products.stays')}</Badge>{' '}
          <span className="text-ink-soft">{t(`errors.${refusal}`, bounds)}</span>
        </p>
      ) : (
        <>
          <input type="hidden" name={`item-${id}`} value={version} />
          {prices.length === 0 ? (
            <p className="text-sm">
              <Then row={row} />
            </p>
          ) : (
            <ul className="text-sm tabular-nums">
              {prices.map(({ name, from, to }) => (
                <li key={name} className="flex flex-wrap justify-end gap-x-3">
                  {name !== '' && <span className="text-ink-soft">{name}</span>}
                  <Step from={formatRm(from)} to={formatRm(to)} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </li>
  )
}

/** What becomes of a state or a category. */
function Then({ row: { category } }: { row: View['rows'][number] }) {
  const t = useT()
  const { change } = useLoaderData<typeof loader>()
  if (change?.action === 'category')
    return (
      <Step
        from={category === '' ? '–' : describeCategory(t, category)}
        to={describeCategory(t, change.category)}
      />
    )
  if (change?.action === 'delete') return t('ownLists.deleted')
  return t(change?.action === 'pause' ? 'products.itemPaused' : 'products.itemOnSale')
}

function Step({ from, to }: { from: string; to: string }) {
  const t = useT()
  return (
    <span>
      <span className="sr-only">{t('products.before')}: </span>
      <span className="text-ink-soft line-through decoration-1">{from}</span>
      <span aria-hidden> → </span>
      <span className="sr-only">, {t('products.after')}: </span>
      <strong>{to}</strong>
    </span>
  )
}
