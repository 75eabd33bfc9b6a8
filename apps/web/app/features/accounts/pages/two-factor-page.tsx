import type { TwoFactorView } from '@pasar/api'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { FormProblem } from '../../platform/components/form-problem'
import { ProfileFrame } from '../components/profile-frame'
import { CodeField } from '../components/proof-fields'
import { RecoveryCodes } from '../components/recovery-codes'
import type { action, loader } from '../routes/profile-two-factor.server'

/** Two-step login: turning it on and off, and its recovery codes. */
export function TwoFactorPage() {
  const t = useT()
  const { twoFactor, isNeeded } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const failure = answer && 'failure' in answer ? answer.failure : undefined
  const codes = answer && 'codes' in answer ? answer.codes : undefined
  return (
    <ProfileFrame>
      <Card as="section">
        <h1 className="flex flex-wrap items-center gap-x-3 text-lg font-bold">
          {t('security.twoFactor')}
          {twoFactor.state === 'on' ? (
            <Badge tone="jade" icon="check">
              {t('security.twoFactorOn')}
            </Badge>
          ) : (
            <Badge>{t('security.twoFactorOff')}</Badge>
          )}
        </h1>
        <p className="mt-1 mb-4 text-ink-soft">{t('security.twoFactorText')}</p>
        {isNeeded && twoFactor.state !== 'on' && (
          <Notice tone="warning" title={t('security.twoFactorNeeded')} className="mb-4" />
        )}
        <FormProblem failure={failure} className="mb-4" />
        {codes ? <RecoveryCodes codes={codes} /> : <Step view={twoFactor} failure={failure} />}
      </Card>
    </ProfileFrame>
  )
}

function Step({ view, failure }: { view: TwoFactorView; failure: Failure }) {
  const t = useT()
  if (view.state === 'off') {
    return (
      <Form method="post">
        <Button type="submit" name="intent" value="begin">
          {t('security.twoFactorBegin')}
        </Button>
      </Form>
    )
  }
  if (view.state === 'begun') return <Scan view={view} failure={failure} />
  return (
    <div className="space-y-5">
      <Form method="post" className="space-y-2">
        <p>{t('security.codesLeft', { count: view.codesLeft })}</p>
        <Button type="submit" name="intent" value="renew" variant="secondary" icon="refresh">
          {t('security.codesRenew')}
        </Button>
        <p className="text-sm text-ink-soft">{t('security.codesRenewText')}</p>
      </Form>
      {!view.isNeeded && (
        <Form method="post">
          <Button type="submit" name="intent" value="off" variant="danger">
            {t('security.turnOff')}
          </Button>
        </Form>
      )}
    </div>
  )
}

type Begun = Extract<TwoFactorView, { state: 'begun' }>

function Scan({ view: { qr, secret }, failure }: { view: Begun; failure: Failure }) {
  const t = useT()
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div>
        <h2 className="mb-2 font-semibold">{t('security.scanTitle')}</h2>
        <svg
          role="img"
          aria-label={t('security.scanLabel')}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          // Readers of codes want dark on light.
          data-theme="light"
          className="w-full max-w-60 rounded-control bg-surface text-ink"
        >
          <path d={qr.path} fill="currentColor" />
        </svg>
        <p className="mt-3 text-sm text-ink-soft">{t('security.scanManual')}</p>
        <p className="font-mono text-sm font-semibold break-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      </div>
      <div className="space-y-4">
        <h2 className="font-semibold">{t('security.scanCode')}</h2>
        <Form method="post" noValidate className="space-y-4">
          <CodeField failure={failure} />
          <Button type="submit" name="intent" value="on">
            {t('security.turnOn')}
          </Button>
        </Form>
        <Form method="post">
          <Button type="submit" name="intent" value="begin" variant="quiet" size="small">
            {t('security.startOver')}
          </Button>
        </Form>
      </div>
    </div>
  )
}
