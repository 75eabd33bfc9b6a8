import type { Context } from '@pasar/api'
import { type Language, linkTo } from '@pasar/domain'
import { translateFor } from '../../../i18n/language.server'
import styles from '../../../styles/app.css?url'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/empty-state'
import { latinFontUrl } from '../../../ui/font'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import { KEPT, writeInfoCopy } from '../../support/server/info.server'
import { findInfoText, type InfoPage } from '../../support/server/info-texts.server'
import { sayIn } from '../../support/server/say.server'
import { writeBarePage } from './bare-page.server'

/** Texts that are the same for everyone: they may be cached for reading offline. */
export const OFFLINE_TEXTS = KEPT

/** What the offline page needs besides itself. */
export const OFFLINE_FILES = [styles, latinFontUrl, __ICONS_URL__, '/favicon.svg']

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
  return writeBarePage({ appName, language, title: t('app.offlineTitle'), children })
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
  return writeBarePage({ appName: ctx.config.appName, language, title, children })
}
