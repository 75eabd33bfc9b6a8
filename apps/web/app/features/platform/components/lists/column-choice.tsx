import { type ColumnSet, FIXED_COLUMN, writeColumns } from '@pasar/domain/platform/lists/columns'
import { useT } from '../../../../i18n/provider'
import type { TextKey } from '../../../../i18n/translate'
import { Checkbox } from '../../../../ui/forms/checkbox'
import { Disclosure } from '../../../../ui/overlays/disclosure'

/** Which columns a list has, in the form that narrows it. They are part of the address, and kept by every link of the list. */
export function ColumnChoice<Column extends string>({
  set,
  columns,
  words,
}: {
  set: ColumnSet<Column>
  /** Those that are shown. */
  columns: readonly Column[]
  words: Readonly<Record<Column, TextKey>>
}) {
  const t = useT()
  return (
    <Disclosure
      summary={t('listTools.columns')}
      open={writeColumns(set, columns) !== undefined}
      className="col-span-full"
    >
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">{t('listTools.columns')}</legend>
        <input type="hidden" name="cols" value={FIXED_COLUMN} />
        {set.all.map((column) => (
          <Checkbox
            key={column}
            label={t(words[column])}
            name="cols"
            value={column}
            defaultChecked={columns.includes(column)}
          />
        ))}
      </fieldset>
    </Disclosure>
  )
}
