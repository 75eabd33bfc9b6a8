import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { useRoot } from '../../../lib/use-root'
import { Notice } from '../../../ui/notice'

const SHOWN_MS = 8_000
const BRIEF_MS = 1_500

type Shown = NonNullable<NonNullable<ReturnType<typeof useRoot>>['flash']>

/**
 * The message of the last form. Without scripts it stays on the page; with them it disappears by itself, unless it says so much
 * that reading takes its time. The place in which it is read out is there before it: what comes together with its place is often missed.
 */
export function FlashMessage() {
  const flash = useRoot()?.flash ?? null
  const [dismissed, setDismissed] = useState<typeof flash>(null)
  useEffect(() => {
    if (flash === null || flash.more?.length) return
    const timer = setTimeout(() => setDismissed(flash), flash.isBrief ? BRIEF_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [flash])
  return (
    <div role={flash?.tone === 'error' ? 'alert' : 'status'}>
      {flash !== null && flash !== dismissed && <Message flash={flash} />}
    </div>
  )
}

function Message({ flash }: { flash: Shown }) {
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
