import type { LoaderFunctionArgs } from '@remix-run/node'
import { useT } from '../i18n/provider'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'

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
    <div className="page-width py-10">
      <EmptyState
        titleLevel={1}
        icon="lock"
        title={t('site.unauthorizedTitle')}
        action={
          <ButtonLink to="/" icon="home">
            {t('site.goHome')}
          </ButtonLink>
        }
      >
        {t('site.unauthorizedText')}
      </EmptyState>
    </div>
  )
}
