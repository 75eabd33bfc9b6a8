import type { OwnTextView } from '@pasar/api'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { LatticeEdge } from '../../../ui/lattice'
import { Disclosure } from '../../../ui/overlays/disclosure'

/** Pages with fewer headings need no list of them. */
const TOC_FROM = 4

export interface InfoViewProps {
  title: string
  lead: string
  /** "Last changed on …" */
  updated: string | null
  text: OwnTextView
  /** Between the lead and the text. */
  before?: ReactNode
  /** Below the text. */
  after?: ReactNode
}

/** An information page. Made on the server only: the browser gets it as HTML and needs no script for it. */
export function InfoView({ title, lead, updated, text, before, after }: InfoViewProps) {
  const hasToc = text.headings.length >= TOC_FROM
  return (
    <>
      <header className="on-rimba relative bg-rimba text-on-rimba">
        <LatticeEdge className="text-thread" />
        <div className="page-width py-8 md:py-12">
          <div className={hasToc ? undefined : 'mx-auto max-w-text'}>
            <h1 className="text-2xl font-extrabold tracking-tight text-balance">{title}</h1>
            <p className="mt-2 max-w-text text-lg text-balance">{lead}</p>
            {updated !== null && <p className="mt-3 text-sm">{updated}</p>}
          </div>
        </div>
      </header>
      <div className="page-width py-8">
        <div className={hasToc ? 'gap-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]' : 'mx-auto max-w-text'}>
          {hasToc && <Toc headings={text.headings} />}
          <div className="min-w-0">
            {before}
            {text.html !== '' && (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, in which HTML is only text
              <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
            )}
            {after}
          </div>
        </div>
      </div>
    </>
  )
}

function Toc({ headings }: Pick<OwnTextView, 'headings'>) {
  const t = useT()
  const links = (
    <ul className="mt-1">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1 text-sm leading-tight hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={t('info.onThisPage')} className="mb-8 lg:mb-0">
      {/* On a phone a long list would stand before the text: there it is folded. */}
      <div className="rounded-card border border-line bg-surface px-4 lg:hidden">
        <Disclosure summary={t('info.onThisPage')} className="border-b-0">
          {links}
        </Disclosure>
      </div>
      <div className="hidden rounded-card border border-line bg-surface p-4 lg:sticky lg:top-24 lg:block">
        <p className="text-sm font-semibold text-ink-soft">{t('info.onThisPage')}</p>
        {links}
      </div>
    </nav>
  )
}
