import { linkTo } from '@pasar/domain/access/link-to'
import { MAX_SEARCH_LENGTH } from '@pasar/domain/catalogue/search/search'
import { Form } from '@remix-run/react'
import { keepPreviousData } from '@tanstack/react-query'
import * as Radix from 'radix-ui/dialog'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { describeCallFailure, sayFailure } from '../../../lib/forms/call-failure'
import { TrpcProvider, trpc } from '../../../lib/trpc'
import { IconButton } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { veil } from '../../../ui/overlays/overlay-parts'
import { useFocusReturn } from '../../../ui/overlays/use-focus-return'
import { groupFound, type NamedPage } from '../client/search-groups'
import { useDebounced } from '../client/use-debounced'
import { PaletteList } from './palette-list'

export interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Of the rail. */
  pages: readonly NamedPage[]
}

/** Typing goes on before this has gone by. */
const WAIT_MS = 150
const LIST_ID = 'palette-list'
const optionId = (index: number): string => `${LIST_ID}-${index}`

/** The search of the back office over the page. It is fetched with its first opening, and tRPC with it. */
export function CommandPalette({ open, onOpenChange, pages }: CommandPaletteProps) {
  const t = useT()
  const focusReturn = useFocusReturn()
  const input = useRef<HTMLInputElement>(null)
  return (
    <TrpcProvider>
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Portal>
          <Radix.Overlay
            className={cx(
              veil,
              'grid grid-cols-[minmax(0,1fr)] items-start justify-items-center p-2 sm:p-6 sm:pt-[10dvh]',
            )}
          >
            <Radix.Content
              aria-describedby={undefined}
              onCloseAutoFocus={focusReturn.onCloseAutoFocus}
              onOpenAutoFocus={(event) => {
                focusReturn.onOpenAutoFocus()
                event.preventDefault()
                input.current?.focus()
              }}
              className="comes-and-goes flex max-h-[80dvh] w-full flex-col overflow-clip rounded-card bg-surface text-ink shadow-float outline-none [--from-y:-8px] sm:max-w-dialog"
            >
              <Radix.Title className="sr-only">{t('staffSearch.title')}</Radix.Title>
              <Search input={input} pages={pages} onClose={() => onOpenChange(false)} />
            </Radix.Content>
          </Radix.Overlay>
        </Radix.Portal>
      </Radix.Root>
    </TrpcProvider>
  )
}

function Search({
  input,
  pages,
  onClose,
}: {
  input: RefObject<HTMLInputElement>
  pages: readonly NamedPage[]
  onClose: () => void
}) {
  const t = useT()
  const [typed, setTyped] = useState('')
  /** The address of the choice: it stays when others come before it. */
  const [chosen, setChosen] = useState<string | null>(null)
  const words = typed.trim()
  const asked = useDebounced(words, WAIT_MS)
  // Each text has an answer of its own: a late one is never shown for another text.
  const query = trpc.moderation.search.useQuery(
    { q: asked },
    { enabled: asked !== '', staleTime: 0, placeholderData: keepPreviousData },
  )
  const isSettled = asked === words && (asked === '' || !(query.isPending || query.isPlaceholderData))
  const found = words === '' ? undefined : query.data
  const groups = groupFound(t, pages, words, found)
  const rows = groups.flatMap((group) => group.rows)
  const at = rows.findIndex(({ to }) => to === chosen)
  // Until the answer is here, Enter leads to the page of the search, never to what was found for fewer letters.
  const active = at >= 0 ? at : isSettled && rows.length > 0 ? 0 : null

  useEffect(() => {
    if (active !== null) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && rows.length > 0) {
      const from = active ?? (step > 0 ? -1 : 0)
      setChosen(rows[(from + step + rows.length) % rows.length]?.to ?? null)
    } else if (event.key === 'Enter' && active !== null) document.getElementById(optionId(active))?.click()
    else return
    event.preventDefault()
  }

  const note = !isSettled
    ? null
    : found?.matches === null
      ? 'staffSearch.more'
      : rows.length === 0
        ? 'staffSearch.none'
        : null
  const isSearching = words !== '' && !isSettled && !query.isError
  const status = isSearching ? t('staffSearch.searching') : t('staffSearch.found', { count: rows.length })
  return (
    <>
      <Form
        method="get"
        action={linkTo('/admin/search')}
        role="search"
        aria-label={t('staffSearch.label')}
        className="flex items-center gap-2 border-b border-line px-3 py-2"
      >
        <Icon name="search" className="shrink-0 text-ink-soft" />
        <input
          ref={input}
          name="q"
          type="text"
          role="combobox"
          aria-label={t('staffSearch.label')}
          aria-expanded={rows.length > 0}
          aria-autocomplete="list"
          aria-controls={rows.length > 0 ? LIST_ID : undefined}
          aria-activedescendant={active === null ? undefined : optionId(active)}
          placeholder={t('staffSearch.label')}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(null)
          }}
          onKeyDown={handleKey}
          className="min-h-11 min-w-0 grow rounded-control bg-transparent px-1 outline-none placeholder:text-ink-soft focus-visible:ring-2 focus-visible:ring-jade"
        />
        <IconButton icon="close" label={t('site.close')} onClick={onClose} />
      </Form>
      <p role="status" className="sr-only">
        {status}
      </p>
      <div className="min-h-0 overflow-y-auto p-2">
        <PaletteList id={LIST_ID} optionId={optionId} groups={groups} active={active} />
        {query.isError && words !== '' ? (
          <p role="alert" className="px-3 py-2 text-ink-soft">
            {sayFailure(t, describeCallFailure(query.error), t('staffSearch.failed'))}
          </p>
        ) : (
          note !== null && <p className="px-3 py-2 text-ink-soft">{t(note)}</p>
        )}
      </div>
    </>
  )
}
