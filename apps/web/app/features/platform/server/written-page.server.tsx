import type { Context } from '@pasar/api'
import type { Language } from '@pasar/domain'
import { translateFor } from '../../../i18n/language.server'
import type { WrittenForm } from '../../../lib/forms/written-form.server'
import { buttonClass } from '../../../ui/button-class'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import { writeBarePage } from './bare-page.server'

/**
 * Answers a form with words in it whose sender is logged out, or logged in too long ago, where no scripts keep its page: it has what was written, and sends
 * the same form once more. Nothing of it is stored.
 */
export function writeWrittenPage(ctx: Context, language: Language, form: WrittenForm): string {
  const t = translateFor(language)
  const title = t(form.isLoggedOut ? 'written.title' : 'written.proofTitle')
  const children = (
    <div className="mx-auto max-w-text space-y-6">
      <h1 className="text-2xl font-extrabold tracking-tight text-balance">{title}</h1>
      <Notice
        tone="warning"
        title={t('written.lead')}
        action={
          <a
            href={form.leadsTo}
            target="_blank"
            className={buttonClass({ variant: 'secondary' })}
            rel="noopener"
          >
            <Icon name="user" />
            {t(form.isLoggedOut ? 'site.logInNewTab' : 'site.proveNewTab')}
          </a>
        }
      >
        {t(form.isLoggedOut ? 'written.steps' : 'written.proofSteps')}
      </Notice>
      {form.words.map((words) => (
        <blockquote
          key={words}
          className="rounded-card border border-line bg-surface p-4 whitespace-pre-wrap wrap-anywhere"
        >
          {words}
        </blockquote>
      ))}
      {form.hasFiles && <p className="text-sm text-ink-soft">{t('written.files')}</p>}
      <form method="post" action={form.path} {...(form.isMultipart && { encType: 'multipart/form-data' })}>
        {form.fields.map(([name, text], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same name may come more than once, in this order
          <input key={at} type="hidden" name={name} defaultValue={text} />
        ))}
        <button type="submit" className={buttonClass({})}>
          {t('written.send')}
        </button>
      </form>
    </div>
  )
  return writeBarePage({ appName: ctx.config.appName, language, title, children })
}
