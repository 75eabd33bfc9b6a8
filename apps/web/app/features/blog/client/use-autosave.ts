import type { RefObject } from 'react'
import type { FormFailure } from '../../../lib/forms/forms.server'
import { useSaveLater } from '../../../lib/forms/use-save-later'

interface Answer {
  saved?: { version: number; at: number }
  failure?: FormFailure
}

/** Once another tab has saved, what is right is for the author to say. */
const isStopped = (answer: Answer | undefined): boolean =>
  answer?.failure?.code === 'BLOG_SAVED_ELSEWHERE' || answer?.failure?.code === 'BLOG_LOCKED'

/** Typed over no version that there is, a text goes into the history and nowhere else. */
const putAside = (typed: FormData): void => typed.set('version', '0')

/** Saves an article while it is written, and when it is left. */
export function useAutosave(form: RefObject<HTMLFormElement>) {
  const data = useSaveLater<Answer>(form, 'pictures', { isStopped, putAside, savesAgain: true })
  return { saved: data?.saved, failure: data?.failure }
}
