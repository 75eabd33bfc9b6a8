import { Icon, type IconName } from '~/ui/icon'
import { iconPaths } from '~/ui/icon-paths'
import { Lattice, LatticeEdge } from '~/ui/lattice'
import { Section, Stack } from './section'

const swatches = [
  ['paper', 'ink'],
  ['surface', 'ink-soft'],
  ['sunken', 'ink'],
  ['jade', 'on-jade'],
  ['jade-soft', 'jade'],
  ['kunyit', 'on-kunyit'],
  ['kunyit-soft', 'kunyit-ink'],
  ['bunga', 'on-bunga'],
  ['bunga-soft', 'bunga-ink'],
  ['laut', 'on-laut'],
  ['laut-soft', 'laut'],
  ['rimba', 'on-rimba'],
] as const

const textSizes = ['2xl', 'xl', 'lg', 'base', 'sm', 'xs'] as const
const iconNames = Object.keys(iconPaths) as IconName[]

export function Foundations() {
  return (
    <>
      <Section
        id="colours"
        title="Colours"
        render={() => (
          <div className="pg-pair">
            {swatches.map(([ground, text]) => (
              <span
                key={ground}
                className="pg-swatch"
                style={{ background: `var(--${ground})`, color: `var(--${text})` }}
              >
                {text} on {ground}
              </span>
            ))}
          </div>
        )}
      />
      <Section
        id="type"
        title="Type"
        render={() => (
          <div className="pg-stack">
            {textSizes.map((size) => (
              <p
                key={size}
                style={{ fontSize: `var(--text-${size})`, lineHeight: `var(--text-${size}--line-height)` }}
              >
                Pasar pagi, RM 12.80 <span lang="zh-CN">早市鲜果</span> ({size})
              </p>
            ))}
          </div>
        )}
      />
      <Section
        id="motif"
        title="Motif"
        render={() => (
          <div className="pg-stack">
            <div className="pg-cloth">
              <Lattice />
              <div style={{ height: 144 }} />
              <LatticeEdge className="relative bg-rimba text-thread" />
            </div>
            <LatticeEdge className="text-kunyit" />
          </div>
        )}
      />
      <Section
        id="icons"
        title="Icons"
        render={() => (
          <Stack label={`${iconNames.length} icons, stroke 1.75`}>
            <div className="pg-row">
              {iconNames.map((name) => (
                <span key={name} className="pg-icon">
                  <Icon name={name} size={24} />
                  {name}
                </span>
              ))}
            </div>
          </Stack>
        )}
      />
    </>
  )
}
