import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/provider'
import { fragment } from '../../../lib/page/fragment'
import { Icon } from '../../../ui/icon'
import { atLeast } from '../client/at-least'
import { describeChoice } from '../client/facet-words'
import type { ChoiceView } from '../client/listing-view'

export function FacetFrame({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-b border-line py-3 first:pt-0">
      <legend className="float-left mb-1 w-full font-bold">{legend}</legend>
      <div className="clear-left lg:text-sm">{children}</div>
    </fieldset>
  )
}

/** Options shown at once; the others wait behind "more". */
const SHOWN = 8

export type FacetGroupProps = ChoiceView & { chosen: string; isCapped: boolean }

/** One facet: a choice among what there is, each with how many items it would give. */
export const FacetGroup = fragment(function FacetGroup({
  field,
  text,
  legend,
  options,
  chosen,
  isCapped,
}: FacetGroupProps) {
  const { t } = useI18n()
  if (options.length === 0) return null
  const rows = options.map(({ value, count, label }) => (
    <FacetRow
      key={value}
      name={field}
      value={value}
      isChosen={value === chosen}
      label={describeChoice(t, field, value, label)}
      count={atLeast(count, isCapped)}
    />
  ))
  const rest = rows.slice(SHOWN)
  const isChosenHidden = options.slice(SHOWN).some(({ value }) => value === chosen)
  return (
    <FacetFrame legend={text ? t(`browse.${text}`) : (legend ?? '')}>
      <FacetRow name={field} value="" isChosen={chosen === ''} label={t('browse.any')} />
      {rows.slice(0, SHOWN)}
      {rest.length > 0 && (
        <details open={isChosenHidden || undefined} className="group">
          <summary className="flex min-h-11 items-center gap-1 rounded-control text-sm font-semibold text-jade lg:min-h-9">
            {t('browse.more', { count: rest.length })}
            <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
          </summary>
          {rest}
        </details>
      )}
    </FacetFrame>
  )
})

type FacetRowProps = { name: string; value: string; isChosen: boolean; label: string; count?: string }

function FacetRow({ name, value, isChosen, label, count }: FacetRowProps) {
  return (
    <label className="facet-row">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>{label}</span>
      {count !== undefined && <span>{count}</span>}
    </label>
  )
}
