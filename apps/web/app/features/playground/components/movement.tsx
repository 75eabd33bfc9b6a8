import { ButtonLink } from '~/ui/button'
import { Carousel } from '~/ui/carousel/carousel'
import { Lattice } from '~/ui/lattice'
import { Section, type Theme } from './section'

export const carouselWords = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' }

const banners = [
  {
    key: 'one',
    title: 'Straight from the maker',
    text: 'Prices 15% lower: nobody stands between you and the stall.',
  },
  {
    key: 'two',
    title: 'Sellers keep 92%',
    text: 'Of every ringgit. Elsewhere up to 20% stay with the house.',
  },
  { key: 'three', title: '绿色市集', text: '少包装，多回收，本地好货。' },
]

function Banner({ title, text }: { title: string; text: string }) {
  return (
    <div className="pg-cloth pg-banner on-rimba" style={{ color: 'var(--on-rimba)' }}>
      <Lattice />
      <div style={{ position: 'relative' }}>
        <p>{title}</p>
        <p>{text}</p>
        <ButtonLink to="#carousel" variant="highlight">
          Have a look
        </ButtonLink>
      </div>
    </div>
  )
}

export function Movement() {
  return (
    <Section
      id="carousel"
      title="Carousel"
      render={(theme: Theme) => (
        <Carousel
          label={`Offers, ${theme}`}
          words={carouselWords}
          play={{ intervalMs: 10_000, when: 'always' }}
          className="text-on-rimba"
          slides={banners.map((banner, index) => ({
            key: banner.key,
            label: `${index + 1} of ${banners.length}: ${banner.title}`,
            content: <Banner title={banner.title} text={banner.text} />,
          }))}
        />
      )}
    />
  )
}
