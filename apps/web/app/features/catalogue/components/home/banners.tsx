import { useT } from '../../../../i18n/provider'
import { ButtonLink } from '../../../../ui/button'
import { Carousel } from '../../../../ui/carousel/carousel'
import { cx } from '../../../../ui/cx'
import { Lattice } from '../../../../ui/lattice'
import { ItemPicture } from '../../../platform/components/items/item-picture'
import type { BannerSlide } from '../../server/home.server'

const INTERVAL_MS = 10_000
export const BANNER_SIZES = '(min-width: 40rem) 352px, 100vw'

/** The promises of the market, one after the other. */
export function Banners({ banners, className }: { banners: readonly BannerSlide[]; className?: string }) {
  const t = useT()
  if (banners.length === 0) return null
  return (
    <Carousel
      label={t('home.banners')}
      play={{ intervalMs: INTERVAL_MS, when: 'always' }}
      words={{
        previous: t('home.bannerPrevious'),
        next: t('home.bannerNext'),
        pause: t('home.bannerPause'),
        play: t('home.bannerPlay'),
      }}
      className={cx('on-rimba isolate overflow-clip rounded-card bg-rimba text-on-rimba', className)}
      slides={banners.map((banner, index) => ({
        key: banner.id,
        label: t('home.bannerOf', { number: index + 1, count: banners.length, title: banner.title }),
        content: <Slide banner={banner} isFirst={index === 0} />,
      }))}
    />
  )
}

function Slide({ banner, isFirst }: { banner: BannerSlide; isFirst: boolean }) {
  return (
    <div className="relative grid h-full max-sm:content-start sm:min-h-88 sm:grid-cols-[minmax(0,1fr)_22rem]">
      <Lattice className="-z-10 text-thread opacity-20 mask-r-from-30% mask-r-to-90%" />
      <div className="flex flex-col items-start justify-center p-5 pb-18 sm:py-8 sm:pr-4 sm:pb-20 sm:pl-10">
        <h2 className="text-2xl font-extrabold tracking-tight text-balance">{banner.title}</h2>
        <p className="mt-3 max-w-[34ch] opacity-90 sm:text-lg">{banner.description}</p>
        <ButtonLink to={banner.link} variant="highlight" className="mt-5" iconEnd="arrow-right">
          {banner.buttonText}
        </ButtonLink>
      </div>
      <div className="relative max-sm:order-first max-sm:h-44 sm:absolute sm:inset-y-0 sm:right-0 sm:w-88 sm:[clip-path:polygon(18%_0,100%_0,100%_100%,0_100%)]">
        <ItemPicture
          pictureKey={banner.image}
          blur={banner.blur}
          alt=""
          sizes={BANNER_SIZES}
          width={640}
          height={640}
          isFirst={isFirst}
          className="size-full bg-rimba object-cover"
        />
        {/* The buttons stand on it, whatever the picture is. */}
        <span className="absolute inset-x-0 bottom-0 h-24 bg-linear-to-t from-rimba to-transparent max-sm:hidden" />
      </div>
    </div>
  )
}
