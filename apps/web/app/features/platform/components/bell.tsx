import { useT } from '../../../i18n/provider'
import { useSlots } from '../../../lib/page/slots'
import { useRoot } from '../../../lib/use-root'
import { shortenCount } from '../../../ui/badge'
import { Icon } from '../../../ui/icon'
import { Menu, MenuLink } from '../../../ui/overlays/menu'
import { useUnread } from '../client/unread-store'
import { describeUnread } from '../client/unread-words'

/** How many notifications are new, and the way to them. */
export function Bell() {
  const t = useT()
  const slots = useSlots()
  const unread = useUnread()
  return (
    <Menu
      summary={
        <span className="relative">
          <Icon name="bell" label={slots?.text('bellLabel') ?? t('site.notifications', { count: unread })} />
          <span
            aria-hidden
            data-count={slots?.text('unread') ?? unread}
            className="absolute -top-2 left-[70%] rounded-full bg-bunga px-1 text-xs font-bold text-on-bunga data-[count='0']:bg-sunken data-[count='0']:text-ink"
          >
            {slots?.text('unreadShown') ?? shortenCount(unread)}
          </span>
        </span>
      }
      look={{ square: true }}
      className="max-sm:static max-sm:[&>div]:mr-2"
    >
      <p className="p-3">{slots?.text('unreadWords') ?? describeUnread(t, unread)}</p>
      {useRoot()?.navigation.bell.map(({ to, text }) => (
        <MenuLink key={to} to={to} icon="bell">
          {text}
        </MenuLink>
      ))}
    </Menu>
  )
}
