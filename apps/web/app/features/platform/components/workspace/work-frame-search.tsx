import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { loadTexts } from '../../../../i18n/texts'
import { useLazyPart } from '../../../../ui/overlays/use-lazy-part'
import { usePartFailure } from '../../client/use-part-failure'
import type { WorkPart } from '../../client/work-area'

const loadPalette = async () => {
  const [{ CommandPalette }] = await Promise.all([
    import('../../../moderation/components/command-palette'),
    loadTexts(
      'staffSearch',
      'affiliates',
      'marketSettings',
      'bannerWork',
      'bankStatements',
      'profile',
      'orders',
      'listing',
    ),
  ])
  return CommandPalette
}

/**
 * Opens the search of the back office over the page, with Ctrl K or ⌘ K.
 * @param pages those of the rail
 */
export function WorkFrameSearch({ pages }: { pages: readonly WorkPart[] }) {
  const { key } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const reportFailure = usePartFailure(() => setOpen(true))
  const Palette = useLazyPart(isOpen, loadPalette, () => {
    setOpen(false)
    reportFailure()
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isShortcut =
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey &&
        event.key.toLowerCase() === 'k'
      // Another part of the page may have a use of its own for it.
      if (!isShortcut || event.defaultPrevented) return
      event.preventDefault()
      if (!event.repeat) setOpen((before) => !before)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen leads elsewhere, and the search ends there
  useEffect(() => setOpen(false), [key])
  return Palette && <Palette open={isOpen} onOpenChange={setOpen} pages={pages} />
}
