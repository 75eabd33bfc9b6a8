import { isRouteErrorResponse } from '@remix-run/react'
import { useEffect } from 'react'
import { useT } from '../../../i18n/provider'
import type { Translate } from '../../../i18n/translate'
import { AnswerError, sayFailure } from '../../../lib/forms/call-failure'
import { pageTitle } from '../../../lib/page/meta'
import { REQUEST_ID_ELEMENT, useRequestId } from '../../../lib/page/request-id'
import { showToast } from '../../../ui/overlays/toast-store'
import { MessagePage } from '../pages/message-page'
import { ReloadForm } from './reload-form'

export function NotFoundScreen() {
  const t = useT()
  return (
    <MessagePage icon="search" title={t('site.notFoundTitle')}>
      {t('site.notFoundText')}
    </MessagePage>
  )
}

/** What an operator has switched off (`server/routes/switched-off.ts`). */
export function SwitchedOffScreen() {
  const t = useT()
  return (
    <MessagePage icon="info" title={t('site.offTitle')}>
      {t('site.offText')}
    </MessagePage>
  )
}

/** A form whose texts together are more than any form takes. */
export function TooLargeScreen() {
  const t = useT()
  return (
    <MessagePage icon="warning" title={t('errors.TOO_LARGE')}>
      {t('validation.tooLong')}
    </MessagePage>
  )
}

/** Why there is no page: there never was, it is switched off, or it failed. */
export type ErrorKind = 'notFound' | 'off' | 'error'

export function kindOfError(error: unknown): ErrorKind {
  if (isRouteErrorResponse(error) && error.status === 404) return 'notFound'
  return codeOf(error) === 'FEATURE_OFF' ? 'off' : 'error'
}

/** Title and description of an address that has no page, or whose page failed: no loader of one has run. */
export function ErrorHead({ kind, appName }: { kind: ErrorKind; appName: string | undefined }) {
  const t = useT()
  const title = t(`site.${kind}Title`)
  return (
    <>
      <title>{appName === undefined ? title : pageTitle(title, appName)}</title>
      <meta name="description" content={t(`site.${kind}Text`)} />
    </>
  )
}

/** What the framework says in place of an error that is not for readers. */
const HIDDEN = 'Unexpected Server Error'
/** What Chromium, Firefox and Safari say, in English only, of what could not be fetched. */
const UNREACHED = /fetch|^Load failed/

/** What keeps the market from working for the moment (`server/routes/route-failures.ts`). */
const PASSING = ['STORAGE_FULL', 'BUSY', 'PAYMENT_UNAVAILABLE'] as const

function codeOf(error: unknown): unknown {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null
  return typeof data === 'object' && data !== null && 'code' in data ? data.code : null
}

const passingCodeOf = (error: unknown): (typeof PASSING)[number] | undefined =>
  PASSING.find((known) => known === codeOf(error))

/** In production the server reveals nothing of an error but that there was one. */
function messageOf(t: Translate, error: unknown): string {
  const passing = passingCodeOf(error)
  if (passing) return t(`errors.${passing}`)
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  if (error instanceof AnswerError) return sayFailure(t, error.failure)
  if (error instanceof TypeError && UNREACHED.test(error.message)) return t('site.noConnection')
  if (!(error instanceof Error)) return String(error)
  return error.message === HIDDEN ? t('site.serverError') : error.message
}

export function ErrorScreen({ error }: { error: unknown }) {
  const t = useT()
  useEffect(() => {
    showToast({ tone: 'error', title: t('site.loadFailed', { message: messageOf(t, error) }) })
  }, [t, error])
  const requestId = useRequestId()
  const passing = passingCodeOf(error)
  return (
    <MessagePage icon="warning" title={t('site.errorTitle')} action={<ReloadForm />}>
      {passing ? t(`errors.${passing}`) : t('site.errorText')}
      {requestId !== '' && (
        <p className="mt-2">
          {t('site.errorNumber')} <code id={REQUEST_ID_ELEMENT}>{requestId}</code>
        </p>
      )}
    </MessagePage>
  )
}
