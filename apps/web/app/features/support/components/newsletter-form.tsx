import type { PagePath } from '@pasar/domain/access/link-to'
import { type FormEvent, useEffect, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'

const SHOWN_MS = 5_000
/**
 * The newsletter in the footer of every page. A real form; where scripts run it asks the published call itself,
 * so that whatever becomes of it the page around it stays.
 */
export function NewsletterForm() {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isThanked, setThanked] = useState(false)
  useEffect(() => {
    if (!isThanked) return
    const timer = setTimeout(setThanked, SHOWN_MS, false)
    return () => clearTimeout(timer)
  }, [isThanked])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    setThanked(false)
    setProblem(undefined)
    const email = String(new FormData(form).get('email'))
    const refusal = await import('../client/newsletter-call')
      .then(({ subscribe }) => subscribe(t, email))
      // Not even the code came: the network is gone.
      .catch(() => t('site.subscribeFailed'))
    setBusy(false)
    if (refusal !== null) return setProblem(refusal)
    form.reset()
    setThanked(true)
  }

  return (
    <form method="post" action={'/newsletter' satisfies PagePath} noValidate onSubmit={submit}>
      <h2 className="text-lg font-bold">{t('site.newsletter')}</h2>
      <p className="mb-3 text-sm">{t('site.newsletterLead')}</p>
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          className="min-w-40 grow basis-0"
          label={t('site.newsletterEmail')}
          hideLabel
          placeholder={t('auth.email')}
          type="email"
          name="email"
          required
          autoComplete="email"
          error={problem}
        />
        <Button type="submit" variant="highlight" loading={isBusy} loadingLabel={t('site.subscribing')}>
          {t('site.subscribe')}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm font-semibold">
        {isThanked ? t('site.subscribed') : ''}
      </p>
    </form>
  )
}
