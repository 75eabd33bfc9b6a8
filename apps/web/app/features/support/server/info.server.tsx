import { type Context, type OwnTextView, openPosts, renderOwnText } from '@pasar/api'
import { cutText, type Feature, isOpen, type Language, linkTo, toScriptJson } from '@pasar/domain'
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { collectTexts } from '../../../i18n/page-texts.server'
import { I18nProvider } from '../../../i18n/provider'
import { makeHead } from '../../../lib/page/head.server'
import { MoneyCalculator, ShippingCalculator } from './calculators.server'
import { CareersView } from './careers-view.server'
import { type Facts, readFacts } from './facts.server'
import { fillText, findInfoText, type InfoPage } from './info-texts.server'
import { InfoView } from './info-view.server'
import { parseTopics, searchTopics } from './questions.server'
import { QuestionsView } from './questions-view.server'
import { sayIn } from './say.server'

/**
 * The same for every reader, and cached; the others have a form or a list of their own. What helps a buyer comes
 * first: the offline page lists them so.
 */
export const KEPT = [
  'help-center',
  'faq',
  'shipping',
  'returns',
  'security',
  'about',
  'sellon',
  'affiliate',
  'privacy',
  'terms',
] as const satisfies readonly InfoPage[]

/** What an information page is made of. */
interface Making {
  context: AppLoadContext
  language: Language
  asked: URLSearchParams
  page: InfoPage
  body: string
  /** The text of another page, filled in. */
  bodyOf(page: InfoPage): string
  render(markdown: string): OwnTextView
}

interface Parts {
  text: OwnTextView
  before?: ReactNode
  after?: ReactNode
}

/** Questions as search engines read them. */
function QuestionData({
  topics,
  render,
}: {
  topics: ReturnType<typeof parseTopics>
  render: Making['render']
}) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question.replace(/\\([!-/:-@[-`{-~])/g, '$1'),
        acceptedAnswer: { '@type': 'Answer', text: render(answer).html.trim() },
      })),
    ),
  }
  const json = toScriptJson(data)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own texts, with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function makeQuestions({ page, asked, body, bodyOf, render }: Making): Parts {
  const topics = parseTopics(body)
  const query = cutText((asked.get('q') ?? '').trim(), 100)
  // Whoever searches for help is to find the short answers, too.
  const searched = page === 'help-center' ? [...topics, ...parseTopics(bodyOf('faq'))] : topics
  const found = query === '' ? null : searchTopics(searched, query)
  const shown = found?.topics ?? topics
  return {
    text: { html: '', headings: shown.map(({ id, title: text }) => ({ id, text })) },
    before: (
      <>
        <QuestionsView
          action={linkTo(page === 'faq' ? '/faq' : '/help-center')}
          {...{ query, topics, found }}
          render={(markdown) => render(markdown).html}
        />
        {page === 'faq' && found === null && <QuestionData topics={topics} render={render} />}
      </>
    ),
  }
}

/** A page with what sellers keep or affiliates get, at the rates of today. */
const withMoney =
  (kind: 'sellon' | 'affiliate' | 'become-seller') =>
  async ({ context, asked, body, render }: Making): Promise<Parts> => {
    const { feeRates } = await context.ctx.settings.read()
    return { text: render(body), before: <MoneyCalculator asked={asked} rates={feeRates} kind={kind} /> }
  }

/** What a page has beside its text. */
const PARTS: Partial<Record<InfoPage, (making: Making) => Parts | Promise<Parts>>> = {
  faq: makeQuestions,
  'help-center': makeQuestions,
  shipping: async ({ context, asked, body, render }) => ({
    text: render(body),
    before: <ShippingCalculator asked={asked} zones={(await context.ctx.settings.read()).zones} />,
  }),
  sellon: withMoney('sellon'),
  'become-seller': withMoney('become-seller'),
  affiliate: withMoney('affiliate'),
  careers: async ({ context, language, body, render }) => ({
    text: render(body),
    after: <CareersView posts={await openPosts(context.ctx, language)} />,
  }),
}

const makePlainParts = ({ body, render }: Making): Parts => ({ text: render(body) })

/** A page's words filled in, and what writes its Markdown. */
function readPage(language: Language, page: InfoPage, facts: Facts, off: ReadonlySet<Feature>) {
  const t = translateFor(language)
  const text = findInfoText(language, page)
  const fill = (words: string) => fillText(words, facts)
  const plain = (words: string) => fill(words).replace(/\\([!-/:-@[-`{-~])/g, '$1')
  const render = (markdown: string) =>
    renderOwnText(markdown, { isThere: (path) => isOpen(path, off), tableLabel: t('info.table') })
  const bodyOf = (other: InfoPage) => fill(findInfoText(language, other).body)
  const updated = text.updated === '' ? null : t('info.updated', { date: sayIn(language).day(text.updated) })
  return { title: plain(text.title), lead: plain(text.lead), updated, render, bodyOf }
}

/** A cached page's text alone, for reading it offline. */
export async function writeInfoCopy(ctx: Context, language: Language, page: InfoPage) {
  const facts = await readFacts(ctx, language, translateFor(language))
  const { featuresOff } = await ctx.settings.read()
  const { render, bodyOf, ...words } = readPage(language, page, facts, featuresOff)
  return { ...words, html: render(bodyOf(page)).html }
}

async function writePage(making: Omit<Making, 'body' | 'bodyOf' | 'render'>, facts: Facts) {
  const { context, language, page } = making
  const { featuresOff } = await context.ctx.settings.read()
  const { title, lead, updated, render, bodyOf } = readPage(language, page, facts, featuresOff)
  const parts = await (PARTS[page] ?? makePlainParts)({ ...making, body: bodyOf(page), bodyOf, render })
  const html = renderToStaticMarkup(
    <I18nProvider language={language} find={collectTexts(language).find}>
      <InfoView {...{ title, lead, updated }} {...parts} />
    </I18nProvider>,
    { identifierPrefix: 'info-' },
  )
  return { title, lead, html }
}

/**
 * An information page as its route needs it. The text is in the document only as HTML; scripts that navigate get
 * it as data.
 */
export async function loadInfo({ request, context }: LoaderFunctionArgs, page: InfoPage) {
  const { ctx } = context
  const language = await languageOf(request)
  const { search, searchParams: asked } = new URL(request.url)
  if (KEPT.some((each) => each === page) && search === '') context.keepPage({})
  const facts = await readFacts(ctx, language, translateFor(language))
  const { title, lead, html } = await writePage({ context, language, asked, page }, facts)
  if (!context.isForScripts) context.ownText = html
  return {
    head: await makeHead(context, request, () => ({ title, description: lead }), {
      path: page === 'careers-apply' ? linkTo('/careers/apply') : linkTo(`/${page}`),
    }),
    html: context.isForScripts ? html : null,
  }
}

export type InfoData = Awaited<ReturnType<typeof loadInfo>>
