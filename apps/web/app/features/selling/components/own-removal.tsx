import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/forms/field'
import { DateText } from '../../platform/components/date-text'
import type { action, loader } from '../routes/my-products.server'

/** Why staff removed an item, and the one appeal against it. */
export function OwnRemoval({ itemId }: { itemId: string }) {
  const t = useT()
  const { removals } = useLoaderData<typeof loader>()
  const removal = removals.find((known) => known.itemId === itemId)
  if (!removal) return null
  const { reason, note, removedAt, appeal, appealedAt, answer, answeredAt } = removal
  return (
    <div className="mt-2 space-y-1 border-l-2 border-bunga pl-3 text-sm">
      <p className="text-ink-soft">
        {t('itemWork.removedOn')} <DateText time={removedAt} />
      </p>
      <p className="font-semibold">{t('itemWork.why', { reason: t(`reports.${reason}`) })}</p>
      <p className="break-words whitespace-pre-line">{note}</p>
      {appealedAt === null ? (
        <Appeal itemId={itemId} />
      ) : (
        <>
          <p className="pt-2 text-ink-soft">
            {t('itemWork.appealed')} <DateText time={appealedAt} />
          </p>
          <p className="break-words whitespace-pre-line">{appeal}</p>
          <p className="pt-2 font-semibold break-words whitespace-pre-line">
            {answeredAt === null ? t('itemWork.appealWaits') : t('itemWork.appealAnswer', { answer })}
          </p>
        </>
      )}
    </div>
  )
}

function Appeal({ itemId }: { itemId: string }) {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const own = failure?.values.itemId === itemId && failure.values.intent === 'appeal' ? failure : undefined
  return (
    <details open={own !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {t('itemWork.appeal')}
      </summary>
      <Form method="post" noValidate className="max-w-text space-y-3 pb-2">
        <input type="hidden" name="intent" value="appeal" />
        <input type="hidden" name="itemId" value={itemId} />
        <p className="text-ink-soft">{t('itemWork.appealLead')}</p>
        <TextArea
          label={t('itemWork.appealText')}
          rows={3}
          maxLength={2_000}
          {...fieldMaker(t, own)('appeal')}
        />
        <Button type="submit" variant="secondary" size="small">
          {t('itemWork.appealSend')}
        </Button>
      </Form>
    </details>
  )
}
