import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { FLASH, writePageCookie } from '../../../lib/cookies/page-cookies'
import type { ShownFlash } from '../../../lib/session/flash.server'
import { useRoot } from '../../../lib/use-root'
import { Notice } from '../../../ui/notice'

const SHOWN_MS = 8_000
const BRIEF_MS = 1_500

/** The message that came with this page. It stays when the page reads its data anew, and goes with the page. */
function usePageFlash(): ShownFlash | null {
  const flash = useRoot()?.flash ?? null
  const { key } = useLocation()
  const [page, setPage] = useState({ key, flash })
  const isNew = flash !== null && flash.id !== page.flash?.id
  if (key !== page.key || isNew) setPage({ key, flash })
  return page.flash
}

/**
 * The message of the last form. Without scripts it stays on the page; with them it disappears by itself, unless it says so much
 * that reading takes its time. The place in which it is read out is there before it: what comes together with its place is often missed.
 */
export function FlashMessage() {
  const flash = usePageFlash()
  const [dismissed, setDismissed] = useState<string>()
  useEffect(() => {
    if (flash === null) return
    // Until now a request that was not answered in time, or was overtaken by another, could be made once more.
    writePageCookie(FLASH, '', 0)
    if (flash.more?.length) return
    const timer = setTimeout(() => setDismissed(flash.id), flash.isBrief ? BRIEF_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [flash])
  return (
    <div role={flash?.tone === 'error' ? 'alert' : 'status'}>
      {flash !== null && flash.id !== dismissed && <Message flash={flash} />}
    </div>
  )
}

function Message({ flash }: { flash: ShownFlash }) {
  const t = useT()
  const text = t(flash.text, flash.values)
  return (
    <div className={flash.isBrief ? 'flash-popup' : 'page-width pt-4'}>
      <Notice tone={flash.tone} title={flash.title ? t(flash.title, flash.values) : text}>
        {flash.title && <p>{text}</p>}
        {flash.more?.map((sentence) => {
          const said = t(sentence.text, sentence.values)
          return <p key={said}>{said}</p>
        })}
      </Notice>
    </div>
  )
}
