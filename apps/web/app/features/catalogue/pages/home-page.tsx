import { memo } from 'react'
import { useT } from '../../../i18n/provider'
import { Banners } from '../components/home/banners'
import { HomeShelves } from '../components/home/shelves'
import { Trust } from '../components/home/trust'
import { WelcomeGift } from '../components/home/welcome-gift'
import type { BannerSlide, Shelves } from '../server/home.server'

export type HomePageProps = {
  banners: readonly BannerSlide[]
  shelves: Shelves
  /** The logos of the ways to pay, as HTML. */
  payments: string
}

/** The market as visitors see it. */
export const HomePage = memo(function HomePage({ banners, shelves, payments }: HomePageProps) {
  const t = useT()
  return (
    <div className="page-width space-y-10 py-4 sm:space-y-14 sm:py-6">
      <h1 className="sr-only">{t('home.title')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <Banners banners={banners} />
        <WelcomeGift />
      </div>
      <HomeShelves shelves={shelves} />
      <div className="space-y-8 rounded-card border border-line bg-surface p-5 sm:p-8">
        <Trust />
        <hr className="border-line" />
        <section aria-labelledby="payments" className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <h2 id="payments" className="font-bold">
            {t('home.payments')}
          </h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server of its own files */}
          <div dangerouslySetInnerHTML={{ __html: payments }} />
        </section>
      </div>
    </div>
  )
})
