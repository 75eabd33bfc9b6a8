import type { Context } from '@pasar/api'
import { LANGUAGE_TAG, type Language, linkTo } from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { translateFor } from '../../../i18n/language.server'
import { collectTexts } from '../../../i18n/page-texts.server'
import { I18nProvider } from '../../../i18n/provider'
import { THEME_COLORS } from '../../../lib/cookies/theme-colors'
import styles from '../../../styles/app.css?url'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/empty-state'
import { latinFontUrl } from '../../../ui/font'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import { KEPT, writeInfoCopy } from '../../support/server/info.server'
import { findInfoText, type InfoPage } from '../../support/server/info-texts.server'
import { sayIn } from '../../support/server/say.server'
import { AppMark } from '../components/app-mark'

/** Texts that are the same for everyone: they may be cached for reading offline. */
export const OFFLINE_TEXTS = KEPT

/** What the offline page needs besides itself. */
export const OFFLINE_FILES = [styles, latinFontUrl, __ICONS_URL__, '/favicon.svg']

interface Frame {
  appName: string
  language: Language
  title: string
  children: ReactNode
}

/** A page without scripts and without anything that is somebody's, in the shop's own look. */
function writeDocument({ appName, language, title, children }: Frame): string {
  const html = renderToStaticMarkup(
    <html lang={LANGUAGE_TAG[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {THEME_COLORS.map((color) => (
          <meta key={color.media} name="theme-color" {...color} />
        ))}
        <title>{`${title} · ${appName}`}</title>
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <I18nProvider language={language} find={collectTexts(language).find}>
          <header className="border-b border-line bg-surface">
            <div className="page-width flex py-2">
              <a
                href={'/' satisfies PagePath}
                className="flex min-h-11 items-center gap-2 rounded-control text-lg font-extrabold text-jade"
              >
                <AppMark />
                {appName}
              </a>
            </div>
          </header>
          <main className="page-width py-8">{children}</main>
        </I18nProvider>
      </body>
    </html>,
  )
  return `<!DOCTYPE html>${html}`
}

function TryAgain({ language, isSmall }: { language: Language; isSmall?: boolean }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the same address once more, with all that is in it
    <a href="" className={buttonClass({ size: isSmall ? 'small' : 'medium' })}>
      <Icon name="refresh" />
      {translateFor(language)('app.tryAgain')}
    </a>
  )
}

/** Shown in place of any page that cannot be had. The worker removes texts from its list that are not cached (`worker/rules.ts`). */
export function writeOfflinePage(ctx: Context, language: Language): string {
  const t = translateFor(language)
  const { appName } = ctx.config
  const children = (
    <div className="mx-auto max-w-text space-y-8">
      <EmptyState
        icon="warning"
        title={t('app.offlineTitle')}
        titleLevel={1}
        action={<TryAgain language={language} />}
      >
        {t('app.offlineText', { name: appName })}
      </EmptyState>
      <section data-texts="">
        <h2 className="text-lg font-bold">{t('app.keptTitle')}</h2>
        <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface px-4">
          {OFFLINE_TEXTS.map((page) => (
            <li key={page} data-text={page}>
              <a href={linkTo(`/${page}`)} className="flex min-h-11 items-center py-2 hover:underline">
                {nameText(ctx, language, page)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
  return writeDocument({ appName, language, title: t('app.offlineTitle'), children })
}

/** Titles name at most the shop itself. */
const nameText = ({ config }: Context, language: Language, page: InfoPage): string =>
  findInfoText(language, page).title.replaceAll('{{appName}}', config.appName)

/** The copy of an information page, which says that it is one. */
export async function writeOfflineCopy(
  ctx: Context,
  language: Language,
  page: (typeof OFFLINE_TEXTS)[number],
): Promise<string> {
  const t = translateFor(language)
  const { title, lead, updated, html } = await writeInfoCopy(ctx, language, page)
  const date = sayIn(language).dayAt(ctx.now())
  const children = (
    <div className="mx-auto max-w-text">
      <Notice tone="warning" title={t('app.copyNotice')} action={<TryAgain language={language} isSmall />}>
        {t('app.copyText', { date })}
      </Notice>
      <h1 className="mt-8 text-2xl font-extrabold tracking-tight text-balance">{title}</h1>
      <p className="mt-2 text-lg">{lead}</p>
      {updated !== null && <p className="mt-3 text-sm text-ink-soft">{updated}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, in which HTML is only text */}
      <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
  return writeDocument({ appName: ctx.config.appName, language, title, children })
}
