import { useEffect } from 'react'
import { useT } from '../../i18n/provider'
import { REQUEST_ID_ELEMENT, useRequestId } from '../../lib/request-id'
import { showToast } from '../../ui/toast-store'
import { MessagePage } from './message-page'
import { ReloadForm } from './reload-form'

export function NotFoundScreen() {
  const t = useT()
  return (
    <MessagePage icon="search" title={t('site.notFoundTitle')}>
      {t('site.notFoundText')}
    </MessagePage>
  )
}

/** @param message what went wrong, as far as the reader may know */
export function ErrorScreen({ message }: { message: string }) {
  const t = useT()
  useEffect(() => {
    showToast({ tone: 'error', title: t('site.loadFailed', { message }) })
  }, [t, message])
  const requestId = useRequestId()
  return (
    <MessagePage icon="warning" title={t('site.errorTitle')} action={<ReloadForm />}>
      {t('site.errorText')}
      {requestId !== '' && (
        <p className="mt-2">
          {t('site.errorNumber')} <code id={REQUEST_ID_ELEMENT}>{requestId}</code>
        </p>
      )}
    </MessagePage>
  )
}
