import { useFetcher } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { FormFailure } from '../../../lib/forms/forms.server'

/** So long after the last key, what was typed is saved. */
const AFTER_MS = 3_000

interface Answer {
  saved?: { version: number; at: number }
  failure?: FormFailure
}

/** The version that a refusal names: that of another tab, or the one that was saved before it was refused. */
export const versionIn = (failure: FormFailure | undefined): number =>
  Math.max(Number(failure?.details.version ?? 0), Number(failure?.values.version ?? 0))

/**
 * Saves an article some seconds after the last key, without its files. It stops once another tab has saved: what is then
 * right is for the author to say.
 */
export function useAutosave(form: RefObject<HTMLFormElement>) {
  const { submit, data } = useFetcher<Answer>()
  const isStopped = data?.failure?.code === 'BLOG_SAVED_ELSEWHERE' || data?.failure?.code === 'BLOG_LOCKED'
  const stopped = useRef(isStopped)
  stopped.current = isStopped
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => clearTimeout(timer)
    const save = () => {
      if (stopped.current) return
      const typed = new FormData(element)
      typed.delete('pictures')
      typed.set('intent', 'autosave')
      submit(typed, { method: 'post', encType: 'multipart/form-data' })
    }
    const later = () => {
      stop()
      timer = setTimeout(save, AFTER_MS)
    }
    element.addEventListener('input', later)
    element.addEventListener('submit', stop)
    return () => {
      stop()
      element.removeEventListener('input', later)
      element.removeEventListener('submit', stop)
    }
  }, [submit, form])
  return { saved: data?.saved, failure: data?.failure }
}
