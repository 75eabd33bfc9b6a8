import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { useRoot } from '../../../lib/use-root'
import { Notice } from '../../../ui/notice'

const SHOWN_MS = 8_000
const BRIEF_MS = 1_500

/** The message of the last form. Without scripts it stays on the page; with them it disappears by itself. */
export function FlashMessage() {
  const t = useT()
  const flash = useRoot()?.flash ?? null
  const [dismissed, setDismissed] = useState<typeof flash>(null)
  useEffect(() => {
    if (flash === null) return
    const timer = setTimeout(() => setDismissed(flash), flash.isBrief ? BRIEF_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [flash])
  if (flash === null || flash === dismissed) return null
  const text = t(flash.text, flash.values)
  return (
    <div className={flash.isBrief ? 'flash-popup' : 'page-width pt-4'}>
      <Notice tone={flash.tone} title={flash.title ? t(flash.title, flash.values) : text} live>
        {flash.title && <p>{text}</p>}
        {flash.more?.map((sentence) => {
          const said = t(sentence.text, sentence.values)
          return <p key={said}>{said}</p>
        })}
      </Notice>
    </div>
  )
}
