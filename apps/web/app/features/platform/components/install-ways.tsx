import type { PagePath } from '@pasar/domain/access/link-to'
import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../../../i18n/provider'
import { readStored, writeStored } from '../../../lib/cookies/stored'
import { useRoot } from '../../../lib/use-root'
import { Button } from '../../../ui/button'
import { AppMark } from './app-mark'

/** The place in the footer that waits for the button. */
const PLACE_ID = 'install-place'
const HINT = 'installHint'
/** On the first page it is only noted that the next one may have the hint. */
const NEXT_TIME = 'later'
const GIVEN = 'given'

/** Pages where one looks about. On others there is a form, a price to be paid, or a bar at the foot. */
const LOOKING = /^\/(?:shop(?:-now)?|categories|shop\/.*)?$/

type WaysProps = {
  /** Whether the browser itself installs; else the steps are shown. */
  isOffered: boolean
  onInstall(): void
}

/** The button in the footer, and once in a browser a hint. */
export function InstallWays({ isOffered, onInstall }: WaysProps) {
  const t = useT()
  const place = document.getElementById(PLACE_ID)
  const button = isOffered ? (
    <button type="button" onClick={onInstall} className="on-rimba-choice">
      {t('install.button')}
    </button>
  ) : (
    <a href={'/faq#install' satisfies PagePath} className="on-rimba-choice grid place-items-center">
      {t('install.onIphone')}
    </a>
  )
  return (
    <>
      {place && createPortal(button, place)}
      {isOffered && <Hint onInstall={onInstall} />}
    </>
  )
}

function Hint({ onInstall }: Pick<WaysProps, 'onInstall'>) {
  const t = useT()
  const name = useRoot()?.appName ?? ''
  const { pathname } = useLocation()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const before = readStored(HINT)
    if (before === null) writeStored(HINT, NEXT_TIME)
    // What cannot be remembered would come again and again.
    else if (before === NEXT_TIME && LOOKING.test(pathname) && writeStored(HINT, GIVEN)) setShown(true)
  }, [pathname])
  if (!isShown || !LOOKING.test(pathname)) return null
  const close = () => setShown(false)
  return (
    <aside
      aria-label={t('install.title', { name })}
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bar)+1rem)] z-30 flex items-start gap-3 rounded-card border border-line bg-surface p-4 shadow-float short:static md:left-auto md:w-96"
    >
      <span className="shrink-0">
        <AppMark size={40} />
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold">{t('install.title', { name })}</p>
        <p className="mt-1 text-sm text-ink-soft">{t('install.text')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" onClick={onInstall}>
            {t('install.button')}
          </Button>
          <Button size="small" variant="quiet" onClick={close}>
            {t('install.later')}
          </Button>
        </div>
      </div>
    </aside>
  )
}
