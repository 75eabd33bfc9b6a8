import type { LoaderFunctionArgs } from '@remix-run/node'
import { MessagePage } from '../features/site/message-page'
import { useT } from '../i18n/provider'
import { actorOf } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { useRoot } from '../lib/use-root'
import { ButtonLink } from '../ui/button'

const MEMBER = { title: 'site.unauthorizedTitle', text: 'site.unauthorizedText' } as const
const VISITOR = { title: 'errors.UNAUTHORIZED', text: 'site.unauthorizedVisitor' } as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { title, text } = (await actorOf(context)) === null ? VISITOR : MEMBER
  return { head: await makeHead(context, request, (t) => ({ title: t(title), description: t(text) })) }
}

export const meta = headMeta

export default function Unauthorized() {
  const t = useT()
  const isVisitor = useRoot()?.session === null
  const { title, text } = isVisitor ? VISITOR : MEMBER
  return (
    <MessagePage
      icon="lock"
      title={t(title)}
      action={
        isVisitor && (
          <ButtonLink to="/login" icon="user">
            {t('auth.signIn')}
          </ButtonLink>
        )
      }
    >
      {t(text)}
    </MessagePage>
  )
}
