import { useNavigation } from '@remix-run/react'
import { useEffect, useReducer } from 'react'
import type { Failure } from '../../../lib/forms/failure'
import { baseOf, followPage, versionIn } from './post-version'
import type { useAutosave } from './use-autosave'

/**
 * The version that the form of an article is sent with: the one its texts come from, until it is saved itself.
 * @param latest the newest that the page knows
 * @param refused why the form was last refused
 */
export function usePostVersion(
  latest: number,
  refused: Failure,
  { saved, failure }: ReturnType<typeof useAutosave>,
): number {
  const { state, formData } = useNavigation()
  const [base, follow] = useReducer(followPage, baseOf(latest, refused))
  const intent = formData?.get('intent')
  const isRefused = refused !== undefined
  useEffect(
    () => follow({ state, intent: typeof intent === 'string' ? intent : null, latest, isRefused }),
    [state, intent, latest, isRefused],
  )
  return Math.max(base.version, saved?.version ?? 0, versionIn(refused), versionIn(failure))
}
