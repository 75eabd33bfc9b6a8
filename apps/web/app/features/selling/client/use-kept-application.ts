import { useFetcher } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'

/** So long after the last key, what was typed is kept. */
const AFTER_MS = 3_000

/** Keeps what is typed into the form of an application, some seconds after the last key, without its file. */
export function useKeptApplication(): { form: RefObject<HTMLFormElement>; hasFailed: boolean } {
  const form = useRef<HTMLFormElement>(null)
  const { submit, data } = useFetcher<{ failure?: object | undefined }>()
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => clearTimeout(timer)
    const keep = () => {
      const typed = new FormData(element)
      typed.delete('document')
      typed.set('intent', 'autosave')
      submit(typed, { method: 'post', encType: 'multipart/form-data' })
    }
    const later = () => {
      stop()
      timer = setTimeout(keep, AFTER_MS)
    }
    element.addEventListener('input', later)
    element.addEventListener('submit', stop)
    return () => {
      stop()
      element.removeEventListener('input', later)
      element.removeEventListener('submit', stop)
    }
  }, [submit])
  return { form, hasFailed: data?.failure !== undefined }
}
