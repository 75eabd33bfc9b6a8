import { Link, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useT } from '../../../../i18n/provider'
import { useRoot } from '../../../../lib/use-root'
import { shortenCount } from '../../../../ui/badge'
import { Icon } from '../../../../ui/icon'
import { SELLER_AREA, STAFF_PART } from '../../client/seller-area'
import { useUnread } from '../../client/unread-store'
import type { Waits, WorkArea } from '../../client/work-area'

/** The pages of an area beside the one that is shown, on phones above it. */
export function WorkRail({ area, waits }: { area: WorkArea; waits: Waits }) {
  const t = useT()
  const root = useRoot()
  const unread = useUnread()
  const { pathname } = useLocation()
  const staff = area === SELLER_AREA ? (root?.staff ?? null) : null
  const parts =
    staff === null ? area.parts : [...area.parts.filter(([to]) => staff.paths.includes(to)), STAFF_PART]
  const rail = useRef<HTMLElement>(null)
  // On phones the rail scrolls sideways, in low windows up and down: the page one is on is not left outside.
  useEffect(() => {
    const current = rail.current?.querySelector<HTMLElement>('[aria-current]')
    if (!rail.current || !current) return
    rail.current.scrollLeft = current.offsetLeft - (rail.current.clientWidth - current.offsetWidth) / 2
    rail.current.scrollTop = current.offsetTop - (rail.current.clientHeight - current.offsetHeight) / 2
  }, [])
  return (
    <nav
      ref={rail}
      aria-label={t('work.parts')}
      className="relative mb-6 overflow-x-auto border-b border-line lg:sticky lg:top-24 lg:mb-0 lg:max-h-[calc(100dvh-7rem)] lg:border-b-0"
    >
      <p className="sticky left-0 mb-2 w-fit px-3 text-sm font-semibold text-ink-soft">
        {staff === null ? t(area.title) : t('work.staffOf', { seller: staff.seller })}
      </p>
      <ul className="flex w-max lg:w-auto lg:flex-col lg:gap-1">
        {parts.map(([to, text, icon, count]) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === pathname ? 'page' : pathname.startsWith(`${to}/`) || undefined}
              className="flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-jade aria-[current]:text-jade lg:rounded-control lg:border-b-0 lg:whitespace-normal lg:hover:bg-sunken lg:aria-[current]:bg-jade-soft"
            >
              <Icon name={icon} size={20} />
              <span className="grow">{t(text)}</span>
              <Waiting count={count?.({ ...waits, unread }) ?? 0} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Waiting({ count }: { count: number }) {
  const t = useT()
  if (count === 0) return null
  const shown = shortenCount(count)
  return (
    <span className="grid h-6 min-w-6 place-items-center rounded-full bg-kunyit px-1.5 text-xs font-bold text-on-kunyit tabular-nums">
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{t('work.waiting', { count: shown })}</span>
    </span>
  )
}
