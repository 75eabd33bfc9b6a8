import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { MAX_NOTE_LENGTH } from '@pasar/domain/moderation/note-length'
import { REMOVAL_REASONS } from '@pasar/domain/moderation/removals'
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldError, fieldMaker } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea } from '../../../ui/forms/field'
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card'
import { Select } from '../../../ui/forms/select'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import { ItemPicture } from '../../platform/components/items/item-picture'
import { STATUS_TONES, STATUS_WORDS } from '../../selling/client/item-status'
import type { action, loader } from '../routes/admin-items.server'

type Pair = ReturnType<typeof useLoaderData<typeof loader>>['duplicates'][number]

/** Items of two sellers with the same picture, side by side. */
export function ItemDuplicates() {
  const t = useT()
  const { duplicates } = useLoaderData<typeof loader>()
  return (
    <ul className="space-y-4" aria-label={t('itemWork.list_doubles')} data-rows>
      {duplicates.map((pair) => (
        <Duplicate key={`${pair.newer.id} ${pair.older.id}`} {...pair} />
      ))}
    </ul>
  )
}

function Duplicate({ newer, older }: Pair) {
  const t = useT()
  const refused = useActionData<typeof action>()?.failure
  const { newerId, olderId } = refused?.values ?? {}
  const failure = newerId === newer.id && olderId === older.id ? refused : undefined
  const pair = (
    <>
      <input type="hidden" name="newerId" value={newer.id} />
      <input type="hidden" name="olderId" value={older.id} />
    </>
  )
  return (
    <Card as="li">
      <FormProblem failure={failure} className="mb-4" />
      <div className="grid grid-cols-2 gap-3 sm:gap-6">
        <Side item={newer} />
        <Side item={older} />
      </div>
      <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2 border-t border-line pt-3">
        <Form method="post" preventScrollReset>
          {pair}
          <Button type="submit" name="intent" value="apart" variant="secondary" icon="check">
            {t('itemWork.apart')}
          </Button>
        </Form>
        <details className="min-w-0 grow" open={failure?.values.intent === 'remove'}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-jade hover:underline">
            {t('itemWork.removeOne')}
          </summary>
          <Form method="post" noValidate className="mt-2 max-w-text space-y-4" preventScrollReset>
            {pair}
            <input type="hidden" name="intent" value="remove" />
            <p className="text-sm text-ink-soft">{t('itemWork.removeLead')}</p>
            <RadioCards legend={t('itemWork.which')} error={fieldError(t, failure, 'itemId')}>
              {[newer, older].map(({ id, title, storeName }) => (
                <RadioCard
                  key={id}
                  name="itemId"
                  value={id}
                  defaultChecked={failure?.values.itemId === id}
                  title={title}
                >
                  {storeName}
                </RadioCard>
              ))}
            </RadioCards>
            <Select
              label={t('itemWork.reason')}
              placeholder={t('inbox.choose')}
              options={REMOVAL_REASONS.map((value) => ({ value, label: t(`reports.${value}`) }))}
              {...fieldMaker(t, failure)('reason')}
            />
            <TextArea
              label={t('itemWork.note')}
              hint={t('itemWork.noteHint')}
              rows={3}
              maxLength={MAX_NOTE_LENGTH}
              {...fieldMaker(t, failure)('note')}
            />
            <Button type="submit" variant="secondary" icon="trash">
              {t('itemWork.remove')}
            </Button>
          </Form>
        </details>
      </div>
    </Card>
  )
}

function Side({
  item: { id, title, storeName, price, status, listedAt, imageKey },
}: {
  item: Pair['newer']
}) {
  const t = useT()
  return (
    <div className="flex min-w-0 flex-col gap-3 sm:flex-row">
      <ItemPicture
        pictureKey={imageKey}
        alt=""
        sizes="(min-width: 640px) 160px, 45vw"
        className="aspect-square w-full shrink-0 rounded-control bg-sunken object-cover sm:w-40"
      />
      <div className="min-w-0 space-y-1 text-sm wrap-anywhere">
        <Link to={linkTo('/admin/items/:id', { id })} className="text-base font-bold hover:underline">
          {title}
        </Link>
        <p>{storeName}</p>
        <p className="tabular-nums">{formatRm(price)}</p>
        <p className="text-ink-soft">
          {t('itemWork.listed')} <DateText time={listedAt} />
        </p>
        <Badge tone={STATUS_TONES[status]}>{t(STATUS_WORDS[status])}</Badge>
      </div>
    </div>
  )
}
