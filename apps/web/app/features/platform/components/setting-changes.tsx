import type { NamedField } from '@pasar/api'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { fieldMaker } from '../../../lib/forms/failure'
import type { FormValues } from '../../../lib/forms/form-values'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { DateText } from './date-text'

export function useFieldName() {
  const t = useT()
  return ({ label, group }: NamedField): string =>
    [group && t(`marketSettings.group_${group}`), t(`marketSettings.field_${label}`)]
      .filter(Boolean)
      .join(' · ')
}

/** Why somebody changes settings, and the button that shows first what that does. */
export function ChangeReason({
  field,
  hasPreview,
}: {
  field: ReturnType<typeof fieldMaker>
  /** It is shown by now: saving comes next. */
  hasPreview: boolean
}) {
  const t = useT()
  return (
    <>
      <TextField
        label={t('marketSettings.reason')}
        hint={t('marketSettings.reasonHint')}
        maxLength={200}
        autoComplete="off"
        {...field('reason')}
      />
      <Button type="submit" name="intent" value="preview" variant={hasPreview ? 'secondary' : 'primary'}>
        {t('marketSettings.show')}
      </Button>
    </>
  )
}

/** What a change would do; saved only by the button below it. */
export function ChangePreview({
  encType,
  keepTo,
  values,
  changes,
  effects,
}: {
  /** As the form was sent. */
  encType?: 'multipart/form-data' | undefined
  /** Where one is led who saves nothing. */
  keepTo: string
  /** What the form has sent. */
  values: FormValues
  changes: readonly { name: string; before: string; after: string }[]
  effects: readonly string[]
}) {
  const t = useT()
  return (
    <Card as="section" edge title={t('marketSettings.effect')}>
      <dl className="space-y-2">
        {changes.map(({ name, before, after }) => (
          <div key={`${name} ${before} ${after}`}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">
              {before} → {after}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 list-disc space-y-1 pl-5">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <Form method="post" encType={encType} className="mt-5 flex flex-wrap gap-2 border-t border-line pt-5">
        {Object.entries({ ...values, intent: 'save' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" icon="check">
          {t('marketSettings.save')}
        </Button>
        <ButtonLink to={keepTo} variant="quiet">
          {t('marketSettings.keep')}
        </ButtonLink>
      </Form>
    </Card>
  )
}

/** Who changed what, and why; the newest first. */
export function SettingHistory({
  changes,
}: {
  changes: readonly {
    id: string
    at: number
    field: NamedField
    change: string
    reason: string
    byName: string | null
  }[]
}) {
  const t = useT()
  const name = useFieldName()
  return (
    <section>
      <h2 className="mb-3 text-lg font-bold">{t('marketSettings.history')}</h2>
      {changes.length === 0 && <p className="text-ink-soft">{t('marketSettings.historyNone')}</p>}
      <ul className="divide-y divide-line">
        {changes.map(({ id, at, field, change, reason, byName }) => (
          <li key={id} className="py-3">
            <p className="wrap-anywhere">
              <span className="font-semibold">{name(field)}</span>{' '}
              <span className="tabular-nums">{change}</span>
            </p>
            {reason !== '' && <p className="wrap-anywhere">{reason}</p>}
            <p className="text-sm text-ink-soft">
              {byName ?? t('marketSettings.shell')} · <DateText time={at} withTime />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
