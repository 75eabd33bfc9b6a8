import { type RefObject, useRef } from 'react'
import { useSaveLater } from '../../../lib/forms/use-save-later'

/** Keeps what is typed into the form of an application, without its file. */
export function useKeptApplication(): { form: RefObject<HTMLFormElement>; hasFailed: boolean } {
  const form = useRef<HTMLFormElement>(null)
  const answer = useSaveLater<{ failure?: object | undefined }>(form, 'document')
  return { form, hasFailed: answer?.failure !== undefined }
}
