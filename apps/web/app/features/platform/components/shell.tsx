import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { isHomePath } from '../../../lib/session/home-path'
import { useRoot } from '../../../lib/use-root'
import { Html } from '../../../ui/html'
import { ToastRegion } from '../../../ui/overlays/toast'
import type { ToastRegionProps } from '../../../ui/overlays/toast-live'
import { showToast } from '../../../ui/overlays/toast-store'
import { useLazyPart } from '../../../ui/overlays/use-lazy-part'
import { Footer } from './footer/footer'
import { SessionMirror } from './session-mirror'
import { TabBar } from './tab-bar'
import { TopBar } from './top-bar'

/** When what a page can do without at first is fetched; on the home pages before the coupon popup is due. */
const DEFERRED_MS = { home: 1_000, elsewhere: 3_000 }
const loadDeferred = async () => (await import('./deferred')).Deferred

/** On the home pages messages come one at a time, in the middle. */
const HOME_TOASTS: Pick<ToastRegionProps, 'placement' | 'durationMs' | 'limit'> = {
  placement: 'top-center',
  durationMs: 3_000,
  limit: 1,
}

/** The frame of every page. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT()
  const { pathname } = useLocation()
  const impersonationBanner = useRoot()?.impersonationBanner
  const [isDue, setDue] = useState(false)
  const Deferred = useLazyPart(isDue, loadDeferred)
  const isHome = isHomePath(pathname)
  useEffect(() => {
    // A page that comes anew, in another language maybe, has what was filled in to give back (`kept-fields.ts`).
    const isAnew = document.referrer === location.href
    const timer = setTimeout(setDue, isAnew ? 0 : isHome ? DEFERRED_MS.home : DEFERRED_MS.elsewhere, true)
    return () => clearTimeout(timer)
  }, [isHome])
  useEffect(() => {
    /** What nothing else sends the browser would show in place of the page, also when there is no answer. */
    const send = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (event.defaultPrevented || form.method !== 'post') return
      event.preventDefault()
      import('../client/send-form').then(
        ({ sendForm }) => sendForm(t, form, event.submitter),
        // Not even the code came: the network is gone.
        () => showToast({ tone: 'error', title: t('errors.NETWORK_ERROR') }),
      )
    }
    // The window handles it after React has.
    addEventListener('submit', send)
    return () => removeEventListener('submit', send)
  }, [t])
  const shown = useRef(pathname)
  useEffect(() => {
    // The link that led here went with its page. Tab goes on in what came instead, not from where the link stood.
    if (shown.current !== pathname && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-control focus:bg-surface focus:p-3"
      >
        {t('site.skip')}
      </a>
      {/* Written and escaped by the server: pages with it have no scripts. */}
      {impersonationBanner && <Html html={impersonationBanner} />}
      <TopBar />
      <main id="main" tabIndex={-1} className="min-h-[70vh] pb-10 outline-none">
        {children}
      </main>
      <Footer />
      <TabBar />
      <SessionMirror />
      {Deferred && <Deferred />}
      <ToastRegion
        {...(isHome ? HOME_TOASTS : undefined)}
        label={t('site.toastRegion')}
        toastLabel={t('site.toast')}
        closeLabel={t('site.close')}
      />
    </>
  )
}
