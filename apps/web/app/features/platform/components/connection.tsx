import { useEffect, useState } from 'react'
import { useI18n } from '../../../i18n/provider'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'

/** How long it says that the connection is back. */
const BACK_MS = 4_000

type State = 'fine' | 'gone' | 'back'

/** Has the browser keep the page that says it is offline, once everything else is here. */
function keepOfflinePage(language: string): void {
  const register = () => {
    // A browser that keeps nothing (a private window, say) shows its own page then.
    navigator.serviceWorker.register(`/sw.js?lang=${language}`).catch(() => {})
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** A small bar, below the top bar, as long as there is no connection. It is here before it is needed: then nothing can be fetched. */
export function Connection() {
  const { language, t } = useI18n()
  const [state, setState] = useState<State>('fine')
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) keepOfflinePage(language)
  }, [language])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      clearTimeout(timer)
      if (!navigator.onLine) return setState('gone')
      setState((before) => (before === 'fine' ? 'fine' : 'back'))
      timer = setTimeout(setState, BACK_MS, 'fine')
    }
    if (!navigator.onLine) listen()
    addEventListener('online', listen)
    addEventListener('offline', listen)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', listen)
      removeEventListener('offline', listen)
    }
  }, [])
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-(--top-bar) z-40">
      {state !== 'fine' && (
        <p
          className={cx(
            'flex items-center justify-center gap-2 px-4 py-2 text-sm font-semibold',
            state === 'gone' ? 'bg-kunyit text-on-kunyit' : 'bg-jade text-on-jade',
          )}
        >
          <Icon name={state === 'gone' ? 'warning' : 'check'} size={18} className="shrink-0" />
          {t(state === 'gone' ? 'site.offline' : 'site.online')}
        </p>
      )}
    </div>
  )
}
