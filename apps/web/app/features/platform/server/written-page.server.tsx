import type { Context } from '@pasar/api'
import type { Language } from '@pasar/domain'
import { translateFor } from '../../../i18n/language.server'
import { useT } from '../../../i18n/provider'
import { addWriter, type WrittenForm } from '../../../lib/forms/written-form.server'
import { buttonClass } from '../../../ui/button-class'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import { writeBarePage } from './bare-page.server'

/**
 * Answers a form with words in it that was not taken, where no scripts keep its page: it has what was written, and sends
 * the same form once more where that may help. Nothing of it is stored.
 */
export function writeWrittenPage(ctx: Context, language: Language, form: WrittenForm): string {
  const t = translateFor(language)
  const title = t(TITLES[form.why])
  const children = (
    <div className="mx-auto max-w-text space-y-6">
      <h1 className="text-2xl font-extrabold tracking-tight text-balance">{title}</h1>
      {form.why === 'login' || form.why === 'proof' ? (
        <LeadAway why={form.why} to={form.leadsTo} />
      ) : (
        <Notice tone="warning" title={t('written.lead')}>
          {t(STEPS[form.why], { sender: form.sender ?? '' })}
        </Notice>
      )}
      {form.words.map((words) => (
        <blockquote
          key={words}
          className="rounded-card border border-line bg-surface p-4 whitespace-pre-wrap wrap-anywhere"
        >
          {words}
        </blockquote>
      ))}
      {form.why !== 'gone' && <SendAgain form={form} />}
    </div>
  )
  return writeBarePage({ appName: ctx.config.appName, language, title, children })
}

const TITLES = {
  login: 'written.title',
  proof: 'written.proofTitle',
  gone: 'written.goneTitle',
  other: 'written.otherTitle',
  name: 'written.nameTitle',
} as const

const STEPS = { gone: 'written.goneSteps', other: 'written.otherSteps', name: 'written.nameSteps' } as const

/** Where to log in, or to prove who one is, in another tab. */
function LeadAway({ why, to }: { why: 'login' | 'proof'; to: string }) {
  const t = useT()
  const isLogin = why === 'login'
  return (
    <Notice
      tone="warning"
      title={t('written.lead')}
      action={
        <a href={to} target="_blank" className={buttonClass({ variant: 'secondary' })} rel="noopener">
          <Icon name="user" />
          {t(isLogin ? 'site.logInNewTab' : 'site.proveNewTab')}
        </a>
      }
    >
      {t(isLogin ? 'written.steps' : 'written.proofSteps')}
    </Notice>
  )
}

function SendAgain({ form: { path, writer, fields, isMultipart, hasFiles } }: { form: WrittenForm }) {
  const t = useT()
  return (
    <>
      {hasFiles && <p className="text-sm text-ink-soft">{t('written.files')}</p>}
      <form
        method="post"
        action={addWriter(path, writer)}
        {...(isMultipart && { encType: 'multipart/form-data' })}
      >
        {fields.map(([name, text], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same name may come more than once, in this order
          <input key={at} type="hidden" name={name} defaultValue={text} />
        ))}
        <button type="submit" className={buttonClass({})}>
          {t('written.send')}
        </button>
      </form>
    </>
  )
}
