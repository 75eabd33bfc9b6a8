import type { LoaderFunctionArgs } from '@remix-run/node'
import { MessagePage } from '../features/site/message-page'
import { useT } from '../i18n/provider'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  head: await makeHead(context, request, (t) => ({
    title: t('site.unauthorizedTitle'),
    description: t('site.unauthorizedText'),
  })),
})

export const meta = headMeta

export default function Unauthorized() {
  const t = useT()
  return (
    <MessagePage icon="lock" title={t('site.unauthorizedTitle')}>
      {t('site.unauthorizedText')}
    </MessagePage>
  )
}
