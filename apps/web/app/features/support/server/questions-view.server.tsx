import { escapeHtml } from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/empty-state'
import { TextField } from '../../../ui/forms/field'
import { Icon } from '../../../ui/icon'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { type FoundTopics, markWords, type Topic } from './questions.server'

export interface QuestionsViewProps {
  /** Where the search is sent. */
  action: string
  query: string
  topics: readonly Topic[]
  /** Null while nothing is searched. */
  found: FoundTopics | null
  /** HTML of an answer. */
  render(markdown: string): string
}

/** Questions in their topics, and a search over them that is a plain form. */
export function QuestionsView({ action, query, topics, found, render }: QuestionsViewProps) {
  const shown = found?.topics ?? topics
  return (
    <div className="max-w-text [&_mark]:rounded-[3px] [&_mark]:bg-kunyit [&_mark]:text-on-kunyit">
      <SearchForm action={action} query={query} />
      {found !== null && <Outcome action={action} query={query} found={found} />}
      {shown.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={id} className="mt-8">
          <h2 id={id} className="scroll-mt-24 text-xl font-bold">
            {title}
          </h2>
          {questions.map((each) => (
            <Disclosure
              key={each.id}
              open={found !== null && found.count <= OPEN_UP_TO}
              summary={<Marked html={markWords(toHtml(each.question), found?.marks ?? NONE)} />}
            >
              <div
                // A link to an element within opens the row, in every browser.
                id={each.id}
                className="prose scroll-mt-32"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, in which HTML is only text
                dangerouslySetInnerHTML={{ __html: markWords(render(each.answer), found?.marks ?? NONE) }}
              />
            </Disclosure>
          ))}
        </section>
      ))}
      <StillStuck />
    </div>
  )
}

const NONE: ReadonlySet<string> = new Set()
/** So few answers are read sooner than opened. */
const OPEN_UP_TO = 3

/** A line of Markdown as HTML, with its escaped characters as they are meant. */
const toHtml = (text: string): string => escapeHtml(text.replace(/\\([!-/:-@[-`{-~])/g, '$1'))

function Marked({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped right before
  return <span dangerouslySetInnerHTML={{ __html: html }} />
}

function SearchForm({ action, query }: Pick<QuestionsViewProps, 'action' | 'query'>) {
  const t = useT()
  return (
    <form action={action} method="get" className="flex flex-wrap items-end gap-3">
      <search className="contents">
        <TextField
          className="min-w-0 grow basis-60"
          label={t('info.searchLabel')}
          name="q"
          type="search"
          defaultValue={query}
          maxLength={100}
          placeholder={t('info.searchHint')}
          id="questions-search"
        />
        <Button type="submit" icon="search">
          {t('info.searchGo')}
        </Button>
      </search>
    </form>
  )
}

function Outcome({ action, query, found }: { action: string; query: string; found: FoundTopics }) {
  const t = useT()
  const all = (
    <a href={action} className={buttonClass({ variant: 'secondary' })}>
      {t('info.searchAll')}
    </a>
  )
  if (found.count > 0)
    return (
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <p role="status" className="font-semibold">
          {t('info.found', { count: found.count, query })}
        </p>
        {all}
      </div>
    )
  return (
    <EmptyState
      icon="search"
      title={t('info.foundNothing', { query })}
      className="mt-6"
      action={
        <>
          <a href={'/contact' satisfies PagePath} className={buttonClass({})}>
            <Icon name="mail" />
            {t('info.askUs')}
          </a>
          {all}
        </>
      }
    >
      {t('info.foundNothingText')}
    </EmptyState>
  )
}

function StillStuck() {
  const t = useT()
  return (
    <aside className="mt-10 flex flex-wrap items-center justify-between gap-3 rounded-card bg-jade-soft p-5">
      <p className="font-semibold">{t('info.stillStuck')}</p>
      <a href={'/contact' satisfies PagePath} className={buttonClass({ variant: 'secondary' })}>
        <Icon name="mail" />
        {t('info.askUs')}
      </a>
    </aside>
  )
}
