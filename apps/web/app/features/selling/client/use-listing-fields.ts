import { readRows } from '@pasar/domain/selling/option-rows'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import type { action, loader } from '../routes/add-items.server'

/** The fields of the form of an item: their values and errors. */
export function useListingFields() {
  const t = useT()
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const failure = answer?.failure
  const typed = answer && 'typed' in answer ? answer.typed : failure?.values
  return {
    t,
    view,
    failure,
    /** What was typed and not saved, where the server sent the form back. */
    typed,
    field: fieldMaker(t, failure, { ...view.fields, ...typed }),
    /** The table of combinations. */
    rows: readRows(typed ?? view.fields),
  }
}
