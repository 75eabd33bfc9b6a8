import type { Failure } from '../../../lib/forms/failure'

/** The version that a refusal names: that of another tab, or the one that was saved before it was refused. */
export const versionIn = (failure: Failure): number =>
  Math.max(Number(failure?.details.version ?? 0), Number(failure?.values.version ?? 0))

/** The version that the texts of a form come from, and whether the form is being saved by its button. */
export interface Base {
  version: number
  isSaving: boolean
}

/** Of a form that has just come up: with what was typed and refused, or with what is saved. */
export const baseOf = (latest: number, refused: Failure): Base => ({
  version: versionIn(refused) || latest,
  isSaving: false,
})

export interface PageMove {
  state: 'idle' | 'loading' | 'submitting'
  /** What is being sent, if anything is. */
  intent: string | null
  /** The newest version that the page knows. */
  latest: number
  isRefused: boolean
}

/**
 * What the page reads anew says nothing of the texts in the form, which stay as they are: another tab may have saved. Only
 * the end of its own save makes them the newest.
 */
export function followPage(base: Base, { state, intent, latest, isRefused }: PageMove): Base {
  const isSaving = state !== 'idle' && intent === 'save'
  const isSaved = state === 'idle' && base.isSaving && !isRefused
  const version = isSaved ? Math.max(base.version, latest) : base.version
  return version === base.version && isSaving === base.isSaving ? base : { version, isSaving }
}
