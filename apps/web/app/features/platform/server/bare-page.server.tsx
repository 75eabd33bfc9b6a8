import { LANGUAGE_TAG, type Language } from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { collectTexts } from '../../../i18n/page-texts.server'
import { I18nProvider } from '../../../i18n/provider'
import { THEME_COLORS } from '../../../lib/cookies/theme-colors'
import styles from '../../../styles/app.css?url'
import { AppMark } from '../components/app-mark'

interface BarePage {
  appName: string
  language: Language
  title: string
  children: ReactNode
}

/** A page without scripts, and without anything that is known of its reader, in the shop's own look. */
export function writeBarePage({ appName, language, title, children }: BarePage): string {
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
