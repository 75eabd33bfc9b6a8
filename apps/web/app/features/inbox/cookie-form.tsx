import { Form, useLoaderData } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import type { loader } from '../../routes/cookies'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Checkbox } from '../../ui/checkbox'

/** Which cookies of comfort someone lets us keep. */
export function CookieForm() {
  const t = useT()
  const { allowed } = useLoaderData<typeof loader>()
  return (
    <Card as="section" edge title={t('inbox.cookieForm')}>
      <Form method="post" reloadDocument className="space-y-2">
        <Checkbox
          label={t('inbox.cookieNeeded')}
          hint={t('inbox.cookieNeededText')}
          defaultChecked
          disabled
        />
        <Checkbox
          name="looks"
          value="1"
          label={t('inbox.cookieLooks')}
          hint={t('inbox.cookieLooksText')}
          defaultChecked={allowed.looks}
        />
        <Checkbox
          name="hints"
          value="1"
          label={t('inbox.cookieHints')}
          hint={t('inbox.cookieHintsText')}
          defaultChecked={allowed.hints}
        />
        <Button type="submit">{t('inbox.cookieSave')}</Button>
      </Form>
    </Card>
  )
}
