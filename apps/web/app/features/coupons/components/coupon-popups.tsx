import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { loadTexts } from '../../../i18n/texts'
import { readStored, writeStored } from '../../../lib/cookies/stored'
import { isHomePath } from '../../../lib/session/home-path'
import { useRoot } from '../../../lib/use-root'
import { useLazyPart } from '../../../ui/overlays/use-lazy-part'
import { usePartFailure } from '../../platform/client/use-part-failure'
import type { CouponFace } from './coupon-popup'

const DELAY_MS = 1_500

/** In this browser the popup has come by itself, with this face. */
const SEEN: Record<CouponFace, string> = { coupons: 'couponPopupSeen', gift: 'welcomeGiftSeen' }

/** A logout clears what is stored. It does not make this a first visit. */
const seen = new Set<CouponFace>()
function isSeen(face: CouponFace): boolean {
  if (readStored(SEEN[face]) !== null) seen.add(face)
  return seen.has(face)
}
isSeen('coupons')
isSeen('gift')

/** Whose turn it is: on a first visit the coupons', on a visitor's next one the welcome gift's. */
const findNext = (isVisitor: boolean): CouponFace | undefined =>
  !isSeen('coupons') ? 'coupons' : isVisitor && !isSeen('gift') ? 'gift' : undefined

const loadPopup = async () => {
  const [{ CouponPopup }] = await Promise.all([
    import('./coupon-popup'),
    loadTexts('home', 'coupons', 'offers', 'categories'),
  ])
  return CouponPopup
}

/** Someone writes, or another popup is open: ours would be in the way. */
const isBusy = (): boolean =>
  document.querySelector('[role="dialog"], input:focus, textarea:focus, select:focus, details[open]') !== null

/**
 * The coupon popup: opened by the coupon tile, and once by itself, a moment after the first visit of a home
 * page. The welcome gift has a turn of its own. The content is fetched with the first opening.
 */
export function CouponPopups() {
  const { pathname } = useLocation()
  const isVisitor = useRoot()?.session === null
  const [face, setFace] = useState<CouponFace | null>(null)
  const reportFailure = usePartFailure(() => setFace('coupons'))
  /** The tile was pressed: somebody waits for the popup. */
  const isAsked = useRef(false)
  const Popup = useLazyPart(face !== null, loadPopup, () => {
    setFace(null)
    if (isAsked.current) reportFailure()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link in the popup leads elsewhere, and the popup ends there
  useEffect(() => setFace(null), [pathname])

  useEffect(() => {
    const next = findNext(isVisitor)
    if (!isHomePath(pathname) || next === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const open = () => {
      if (isBusy()) timer = setTimeout(open, DELAY_MS)
      // What cannot be remembered would come again and again.
      else if (writeStored(SEEN[next], '1')) setFace(next)
    }
    // Counted from when the page was opened; our own code came later.
    timer = setTimeout(open, Math.max(0, DELAY_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [pathname, isVisitor])

  useEffect(() => {
    const openFromTile = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
      const tile = event.target instanceof Element ? event.target.closest('[data-coupons]') : null
      if (!isPlain || !tile) return
      // Before the router sees it: the link is for pages without scripts.
      event.preventDefault()
      writeStored(SEEN.coupons, '1')
      isAsked.current = true
      setFace('coupons')
    }
    document.addEventListener('click', openFromTile, true)
    return () => document.removeEventListener('click', openFromTile, true)
  }, [])

  return Popup && <Popup face={face} onFaceChange={setFace} isVisitor={isVisitor} />
}
