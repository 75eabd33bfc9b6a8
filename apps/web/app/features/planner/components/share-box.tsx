import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card'
import { LinkButtons } from './link-buttons'

const WAYS = ['none', 'read', 'registry'] as const

/** Who may see a list by its link, and whether they may give what stands on it. */
export function ShareBox({
  title,
  kind,
  url,
}: {
  title: string
  kind: (typeof WAYS)[number]
  url: string | null
}) {
  const t = useT()
  return (
    <Card as="section" title={t('planner.share')}>
      {url !== null && (
        <div className="mb-4 flex flex-wrap items-end gap-3">
          <TextField label={t('planner.link')} readOnly value={url} className="min-w-0 grow" />
          <LinkButtons title={title} url={url} />
          <ButtonLink to={new URL(url).pathname} variant="secondary" icon="eye">
            {t('planner.seeShared')}
          </ButtonLink>
        </div>
      )}
      <Form method="post" className="space-y-4">
        <RadioCards legend={t('planner.shareHow')}>
          {WAYS.map((way) => (
            <RadioCard
              key={way}
              name="share"
              value={way}
              defaultChecked={way === kind}
              title={t(`planner.share_${way}`)}
            >
              {t(`planner.share_${way}Text`)}
            </RadioCard>
          ))}
        </RadioCards>
        <Button type="submit" name="intent" value="share" variant="secondary" icon="link">
          {t('planner.saveShare')}
        </Button>
        {url !== null && <p className="text-sm text-ink-soft">{t('planner.newLink')}</p>}
      </Form>
    </Card>
  )
}
