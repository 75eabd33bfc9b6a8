import { MAX_FORM_DRAFT, writeFormDraft } from '@pasar/domain/selling/form-drafts'
import { useEffect, useRef, useState } from 'react'
import { loadTexts } from '../../../i18n/texts'
import { describeCallFailure } from '../../../lib/forms/call-failure'
import { pageMember } from '../../../lib/use-root'

/** How long after the last key the form is saved. */
const AFTER_MS = 3_000

export type Autosave =
  | { kind: 'none' | 'failed' }
  | { kind: 'saved'; at: number }
  /** Somebody else has logged in in this browser since: nothing of this form is saved under their name. */
  | { kind: 'account' }
  /** There is a draft that this one does not go on from: of another tab, or one that was there before. */
  | { kind: 'other'; version: number }

export interface Drafted {
  itemId: string
  /** Of the item that the form was filled from; 0 for a new one. */
  itemVersion: number
  /** The version of the draft that the form goes on from as it is opened; 0 for none. */
  goesOnFrom: number
  /** Whether that draft is another tab's: it is replaced only when that is asked for. */
  isOthers: boolean
  /** Whether there is a draft, as far as the page knows. */
  hasDraft: boolean
}

function readFields(form: HTMLFormElement): string {
  const typed = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return writeFormDraft(typed)
}

/**
 * Saves what is typed into a form as a draft, some seconds after the last key, and when the page is left. Where another tab
 * has saved meanwhile it stops until `overwrite` is pressed.
 * @param isSending whether the form is on its way: what it brings is saved by what it asks for
 * @param isSentBack whether it shows what the server sent back, refused or filled in, and so saved nowhere
 */
export function useAutosave(
  { itemId, itemVersion, goesOnFrom, isOthers, hasDraft }: Drafted,
  isSending: boolean,
  isSentBack: boolean,
) {
  /** A field of the form, by which the form is found. */
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<Autosave>({ kind: 'none' })
  const [first] = useState({ version: goesOnFrom, isOthers })
  const [current, setCurrent] = useState(first.version)
  /** Whose form it is, whatever is loaded around it later. */
  const [memberId] = useState(pageMember)
  const overwrite = useRef<() => void>(() => {})
  const resume = useRef<() => void>(() => {})
  const beginAnew = useRef<() => void>(() => {})
  /** Whether something is typed that is nowhere else. */
  const isUnsaved = useRef<() => boolean>(() => false)
  /** It may move with an answer, which is no reason to forget which draft the form goes on from. */
  const base = useRef(itemVersion)
  base.current = itemVersion
  const wasSentBack = useRef(isSentBack)
  wasSentBack.current = isSentBack

  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let version = first.version
    let saved = wasSentBack.current ? '' : readFields(form)
    let other = first.isOthers ? first.version : null
    let queue = Promise.resolve()
    let isTouched = false
    let isSent = false

    const save = async (): Promise<void> => {
      const fields = readFields(form)
      if (other !== null || fields === saved) return
      if (fields.length > MAX_FORM_DRAFT) return setState({ kind: 'failed' })
      try {
        const { api, calledBy } = await import('../../../lib/trpc')
        const answer = await api.selling.saveDraft.mutate(
          { itemId, itemVersion: base.current, version, fields },
          calledBy(memberId),
        )
        saved = fields
        version = answer.version
        setCurrent(version)
        setState({ kind: 'saved', at: answer.savedAt })
      } catch (error) {
        const { code, values } = describeCallFailure(error)
        if (code === 'OTHER_ACCOUNT') {
          await loadTexts('errors')
          return setState({ kind: 'account' })
        }
        if (code === 'FORM_DRAFT_CHANGED') other = Number(values.version)
        setState(other === null ? { kind: 'failed' } : { kind: 'other', version: other })
      }
    }
    const saveNext = () => {
      queue = queue.then(save)
    }
    const stop = () => clearTimeout(timer)
    const later = () => {
      stop()
      isTouched = true
      isSent = false
      timer = setTimeout(saveNext, AFTER_MS)
    }
    const send = () => {
      stop()
      isSent = true
    }
    isUnsaved.current = () => isTouched && !isSent && readFields(form) !== saved
    // It was refused, or asked for something that is shown here.
    resume.current = () => {
      if (isSent) later()
    }
    overwrite.current = () => {
      if (other === null) return
      version = other
      other = null
      saveNext()
    }
    beginAnew.current = () => {
      version = 0
      other = null
      saved = ''
      setCurrent(0)
      setState({ kind: 'none' })
      if (isTouched) saveNext()
    }
    form.addEventListener('input', later)
    form.addEventListener('submit', send)
    if (wasSentBack.current) later()
    if (other !== null) setState({ kind: 'other', version: other })
    return () => {
      stop()
      form.removeEventListener('input', later)
      form.removeEventListener('submit', send)
      if (isUnsaved.current()) saveNext()
    }
  }, [itemId, first, memberId])

  useEffect(() => {
    if (!isSending) resume.current()
  }, [isSending])

  const hadDraft = useRef(hasDraft)
  useEffect(() => {
    // It was thrown away, here or elsewhere.
    if (hadDraft.current && !hasDraft) beginAnew.current()
    hadDraft.current = hasDraft
  }, [hasDraft])

  return {
    field,
    version: current,
    state,
    overwrite: () => overwrite.current(),
    isUnsaved: () => isUnsaved.current(),
  }
}
