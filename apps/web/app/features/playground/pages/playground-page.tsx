import type { PagePath } from '@pasar/domain/access/link-to'
import { ButtonLink } from '~/ui/button'
import { Lattice, LatticeEdge } from '~/ui/lattice'
import { Controls } from '../components/controls'
import { Data } from '../components/data'
import { Feedback } from '../components/feedback'
import { Forms } from '../components/forms'
import { Foundations } from '../components/foundations'
import { Goods, Shelf } from '../components/goods'
import { Movement } from '../components/movement'
import { Navigation } from '../components/navigation'
import { Overlays } from '../components/overlays'

const anchors = [
  ['shelf', 'A shelf'],
  ['overlays', 'Overlays'],
  ['colours', 'Colours'],
  ['type', 'Type'],
  ['motif', 'Motif'],
  ['icons', 'Icons'],
  ['buttons', 'Buttons'],
  ['badges', 'Badges and chips'],
  ['forms', 'Forms'],
  ['goods', 'Goods'],
  ['carousel', 'Carousel'],
  ['feedback', 'Feedback'],
  ['navigation', 'Navigation'],
  ['data', 'Cards and tables'],
] as const

/** Every part of the design system in every state, for those who build with it. */
export function PlaygroundPage() {
  return (
    <>
      <div className="pg-hero on-rimba">
        <Lattice />
        <div className="pg-page pg-hero-words">
          <h1>Playground</h1>
          <p>Every part of the design system in every state, in light and in dark.</p>
          <ButtonLink to="#shelf" variant="highlight">
            To the shelf
          </ButtonLink>
        </div>
        <LatticeEdge className="relative bg-rimba text-thread" />
      </div>
      <div className="pg-page">
        <nav aria-label="Sections" className="pg-nav">
          {anchors.map(([id, title]) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
          <a href={'/playground/mails' satisfies PagePath}>Mails</a>
        </nav>
        <Shelf />
        <Overlays />
        <Foundations />
        <Controls />
        <Forms />
        <Goods />
        <Movement />
        <Feedback />
        <Navigation />
        <Data />
      </div>
    </>
  )
}
