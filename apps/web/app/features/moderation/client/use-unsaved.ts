import { type RefObject, useRef } from 'react'
import { useT } from '../../../i18n/provider'
import { useLeaveWarning } from '../../selling/client/use-leave-warning'
import { isTypedInto } from './unsaved'

/**
 * Asks before a form is left of which something is not saved.
 * @param isRefused what it holds was sent and not taken
 * @returns for the form, and whether anything in it is not saved
 */
export function useUnsaved(isRefused: boolean): {
  form: RefObject<HTMLFormElement>
  isUnsaved: () => boolean
} {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const isUnsaved = () =>
    form.current !== null &&
    (isRefused ||
      isTypedInto([...form.current.querySelectorAll('textarea'), ...form.current.querySelectorAll('input')]))
  useLeaveWarning(t('drafts.leave'), isUnsaved)
  return { form, isUnsaved }
}
