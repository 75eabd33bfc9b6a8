import type { MouseEvent } from 'react'
import { useT } from '../../../i18n/provider'
import { buttonClass } from '../../../ui/button-class'
import { Icon } from '../../../ui/icon'

const quietLink = buttonClass({ variant: 'quiet', size: 'small' })
const encode = (values: Record<string, string>): string =>
  new URLSearchParams(values).toString().replaceAll('+', '%20')

/** Ways to hand an article on: without scripts by mail, or into a message. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const t = useT()
  const share = async (event: MouseEvent) => {
    event.preventDefault()
    const { shareLink } = await import('../../catalogue/client/share-link')
    await shareLink(title, url, t('blog.copied'))
  }
  return (
    <p className="mt-4 flex flex-wrap gap-1">
      <a href={url} onClick={share} className={quietLink}>
        <Icon name="link" size={18} />
        {t('blog.share')}
      </a>
      <a href={`mailto:?${encode({ subject: title, body: url })}`} className={quietLink}>
        <Icon name="send" size={18} />
        {t('blog.mail')}
      </a>
      <a
        href={`https://wa.me/?${encode({ text: `${title} ${url}` })}`}
        rel="noopener nofollow"
        className={quietLink}
      >
        <Icon name="chat" size={18} />
        {t('blog.whatsapp')}
      </a>
    </p>
  )
}
