import type { ReactNode } from 'react'

export type Theme = 'light' | 'dark'

const themes: readonly Theme[] = ['light', 'dark']

export type SectionProps = { id: string; title: string; render: (theme: Theme) => ReactNode }

/** One part of the design system, in both themes side by side. */
export function Section({ id, title, render }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pg-section">
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="pg-both">
        {themes.map((theme) => (
          // biome-ignore lint/a11y/useSemanticElements: no fieldset, it holds whole cards and tables
          <div
            key={theme}
            data-theme={theme}
            role="group"
            aria-label={`${title}, ${theme}`}
            className="pg-theme"
          >
            {render(theme)}
          </div>
        ))}
      </div>
    </section>
  )
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="pg-item">
      <p className="pg-label">{label}</p>
      <div className="pg-row">{children}</div>
    </div>
  )
}

export function Stack({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="pg-item">
      <p className="pg-label">{label}</p>
      <div className="pg-stack">{children}</div>
    </div>
  )
}
