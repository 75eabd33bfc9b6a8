import { MAX_SEARCH_LENGTH } from '@pasar/domain/catalogue/search/search'
import type { ColumnSet } from '@pasar/domain/platform/lists/columns'
import { LIST_SORTS, type ListSort } from '@pasar/domain/platform/lists/sort'
import { Form } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import type { TextKey } from '../../../../i18n/translate'
import { Button } from '../../../../ui/button'
import { TextField } from '../../../../ui/forms/field'
import { Select } from '../../../../ui/forms/select'
import { ColumnChoice } from './column-choice'
import type { SortWords } from './sort-words'

/** What is looked for in a queue, in which order it comes, and with which columns. */
export function QueueTools<Column extends string>({
  state,
  stateName = 'state',
  search,
  sort,
  sorts,
  set,
  columns,
  words,
}: {
  /** Which list of the queue, as the address has it. */
  state?: string
  stateName?: 'state' | 'list'
  search?: { label: string; words: string }
  sort: ListSort
  /** What the orders of the list are called. */
  sorts: SortWords
  /** Of a list that has columns. */
  set?: ColumnSet<Column>
  /** Those that are shown. */
  columns?: readonly Column[]
  words?: Readonly<Record<Column, TextKey>>
}) {
  const t = useT()
  return (
    <Form
      method="get"
      role={search && 'search'}
      className="mb-6 flex flex-wrap items-end gap-3"
      key={JSON.stringify([state, search?.words, sort, columns])}
    >
      {state !== undefined && <input type="hidden" name={stateName} value={state} />}
      {search && (
        <TextField
          label={search.label}
          type="search"
          name="q"
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={search.words}
          className="w-full sm:w-auto sm:max-w-96 sm:grow"
        />
      )}
      <Select
        label={t('listTools.sort')}
        name="sort"
        defaultValue={sort}
        options={LIST_SORTS.map((value) => ({ value, label: t(sorts[value]) }))}
        className="grow sm:min-w-56 sm:grow-0"
      />
      <Button type="submit" variant="secondary" {...(search && { icon: 'search' })}>
        {t('listTools.show')}
      </Button>
      {set && columns && words && (
        <div className="w-full">
          <ColumnChoice set={set} columns={columns} words={words} />
        </div>
      )}
    </Form>
  )
}
