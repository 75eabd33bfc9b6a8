import { useT } from '../../../i18n/provider'
import { useRoot } from '../../../lib/use-root'
import { ButtonLink } from '../../../ui/button'
import { MessagePage } from './message-page'

const MEMBER = { title: 'site.unauthorizedTitle', text: 'site.unauthorizedText' } as const

const VISITOR = { title: 'errors.UNAUTHORIZED', text: 'site.unauthorizedVisitor' } as const

export function Unauthorized() {
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
