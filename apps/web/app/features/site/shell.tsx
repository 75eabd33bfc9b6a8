import type { ReactNode } from 'react'
import { useT } from '../../i18n/provider'
import { ToastRegion } from '../../ui/toast'
import { Footer } from './footer'
import { SessionMirror } from './session-mirror'
import { TabBar } from './tab-bar'
import { TopBar } from './top-bar'

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-control focus:bg-surface focus:p-3"
      >
        {t('site.skip')}
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className="min-h-[70vh] pb-10 outline-none">
        {children}
      </main>
      <Footer />
      <TabBar />
      <SessionMirror />
      <ToastRegion label={t('site.toastRegion')} toastLabel={t('site.toast')} closeLabel={t('site.close')} />
    </>
  )
}
