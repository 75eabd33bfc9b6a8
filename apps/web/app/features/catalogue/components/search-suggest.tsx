import { useLocation } from '@remix-run/react'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../../../i18n/provider'
import { useRoot } from '../../../lib/use-root'
import { addRecent, clearRecent, readRecent } from '../client/recent-searches'
import { useSuggestions } from '../client/use-suggestions'
import { LIST_ID, listOptions, optionId, SuggestionList } from './suggestion-list'

/** The field is made anew with each search, so it is always asked for. */
const fieldOf = (form: HTMLFormElement): HTMLInputElement | null => form.querySelector('input[name="q"]')

/**
 * Suggestions below the search box, as a combobox. The box itself is a plain form of the page: what it needs
 * for this is put on it here, with its first use.
 */
export function SearchSuggest({ form }: { form: HTMLFormElement }) {
  const t = useT()
  const location = useLocation()
  const who = useRoot()?.session?.user.id ?? ''
  /** The visit of a page during which the choice was opened: it ends with it. */
  const [openAt, setOpenAt] = useState(() => (form.contains(document.activeElement) ? location.key : null))
  const [typed, setTyped] = useState(() => fieldOf(form)?.value ?? '')
  const [active, setActive] = useState<number | null>(null)
  const [recent, setRecent] = useState(() => readRecent(who))
  const found = useSuggestions(typed)
  const groups = useMemo(() => listOptions(typed.trim() === '' ? recent : [], found), [typed, recent, found])
  const options = groups.flatMap((group) => group.options)
  const count = options.length
  const isShown = openAt === location.key && count > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one after each search
  useEffect(() => {
    const field = fieldOf(form)
    if (!field) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-expanded', String(isShown))
    field.setAttribute('autocomplete', 'off')
    if (isShown) field.setAttribute('aria-controls', LIST_ID)
    else field.removeAttribute('aria-controls')
    if (isShown && active !== null) field.setAttribute('aria-activedescendant', optionId(active))
    else field.removeAttribute('aria-activedescendant')
  }, [form, isShown, active, location])

  useEffect(() => {
    const begin = () => {
      setRecent(readRecent(who))
      setTyped(fieldOf(form)?.value ?? '')
      setActive(null)
      setOpenAt(location.key)
    }
    const handleFocus = (event: FocusEvent) => {
      if (event.target === fieldOf(form)) begin()
    }
    const handleLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setOpenAt(null)
    }
    const handleSubmit = () => {
      addRecent(who, fieldOf(form)?.value ?? '')
      setOpenAt(null)
    }
    form.addEventListener('focusin', handleFocus)
    form.addEventListener('focusout', handleLeave)
    form.addEventListener('input', begin)
    form.addEventListener('submit', handleSubmit)
    return () => {
      form.removeEventListener('focusin', handleFocus)
      form.removeEventListener('focusout', handleLeave)
      form.removeEventListener('input', begin)
      form.removeEventListener('submit', handleSubmit)
    }
  }, [form, who, location.key])

  useEffect(() => {
    const move = (by: 1 | -1) =>
      setActive((at) => {
        const next = at === null ? (by > 0 ? 0 : count - 1) : at + by
        // Past the end the words themselves are meant again.
        return next < 0 || next >= count ? null : next
      })
    const handleKey = (event: KeyboardEvent) => {
      if (event.target !== fieldOf(form) || event.isComposing) return
      const { key } = event
      if (!isShown) {
        if (key === 'ArrowDown') setOpenAt(location.key)
        return
      }
      if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1)
      else if (key === 'Escape') setOpenAt(null)
      else if (key === 'Enter' && active !== null) document.getElementById(optionId(active))?.click()
      else return
      event.preventDefault()
    }
    form.addEventListener('keydown', handleKey)
    return () => form.removeEventListener('keydown', handleKey)
  }, [form, isShown, active, count, location.key])

  const status = isShown ? t('finder.found', { count }) : ''
  return createPortal(
    <>
      <p role="status" className="sr-only">
        {status}
      </p>
      {isShown && (
        <div
          // A press beside the choices keeps the focus in the form, and the choice open.
          tabIndex={-1}
          className="absolute inset-x-0 top-full z-50 mt-1 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-surface p-1 text-ink shadow-float outline-none"
        >
          <SuggestionList
            groups={groups}
            active={active}
            onPick={({ words }) => {
              addRecent(who, words ?? typed)
              setOpenAt(null)
            }}
          />
          {groups[0]?.key === 'recent' && (
            <button
              type="button"
              onClick={() => {
                clearRecent()
                setRecent([])
                fieldOf(form)?.focus()
              }}
              className="min-h-11 rounded-control px-3 text-sm font-semibold text-jade hover:underline"
            >
              {t('finder.clearRecent')}
            </button>
          )}
        </div>
      )}
    </>,
    form,
  )
}
