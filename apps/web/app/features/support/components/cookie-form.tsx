import { Form, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import type { loader } from '../routes/cookies.server'

const CHOICES = [
  ['looks', 'inbox.cookieLooks', 'inbox.cookieLooksText'],
  ['hints', 'inbox.cookieHints', 'inbox.cookieHintsText'],
  ['seen', 'inbox.cookieSeen', 'inbox.cookieSeenText'],
  ['referral', 'inbox.cookieReferral', 'inbox.cookieReferralText'],
] as const

/** Which cookies of comfort someone lets us keep. */
export function CookieForm() {
  const t = useT()
  const { allowed } = useLoaderData<typeof loader>()
  return (
    <Card as="section" edge title={t('inbox.cookieForm')}>
      <Form method="post" className="space-y-2">
        <Checkbox
          label={t('inbox.cookieNeeded')}
          hint={t('inbox.cookieNeededText')}
          defaultChecked
          disabled
        />
        {CHOICES.map(([use, label, hint]) => (
          <Checkbox
            key={use}
            name={use}
            value="1"
            label={t(label)}
            hint={t(hint)}
            defaultChecked={allowed.includes(use)}
          />
        ))}
        <Button type="submit" className="mt-2">
          {t('inbox.cookieSave')}
        </Button>
      </Form>
    </Card>
  )
}
