import { Link, useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { makeQueryClient, PRIMED, TrpcProvider, trpc, usePrimed } from '../../../lib/trpc'
import { useRoot } from '../../../lib/use-root'
import { shortenCount } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import { NEWS_EVENT, useUnread } from '../client/unread-store'
import { ICONS, type Part, STAFF_PART, TITLES, WORK_PARTS } from '../client/work-parts'
import { ListKeys } from './lists/list-keys'
import { WorkFrameSearch } from './work-frame-search'

type Waits = NonNullable<ReturnType<typeof useRoot>>['work']

/** The open work of a page; nothing where there is none. */
const WAITS: Record<string, (work: NonNullable<Waits>) => number | undefined> = {
  '/orders/seller': ({ toShip = 0, claims = 0 }) => toShip + claims,
  '/my-products': ({ lowStock }) => lowStock,
  '/seller-dashboard': ({ questions }) => questions,
  '/seller-applications': ({ applications }) => applications,
  '/become-reseller': ({ affiliates }) => affiliates,
  '/seller-requests': ({ applications }) => applications,
  '/admin/affiliates': ({ affiliates }) => affiliates,
  '/admin/items': ({ appeals = 0, doubles = 0 }) => appeals + doubles,
  '/admin/claims': ({ claims }) => claims,
  '/admin/messages': ({ messages }) => messages,
  '/admin/reports': ({ reports }) => reports,
  '/admin/inboxes': ({ inbox }) => inbox,
  '/admin/blog': ({ posts = 0, heldComments = 0, reportedComments = 0 }) =>
    posts + heldComments + reportedComments,
  '/admin/payouts': ({ payouts }) => payouts,
  '/admin-orders': ({ held }) => held,
}
const NOTICES = ['/seller-notifications', '/admin-notifications', '/manager-notifications']

/** How much waits at each page of the rail. */
function useWaits(): (path: string) => number {
  const loaded = useRoot()?.work ?? null
  const unread = useUnread()
  const utils = trpc.useUtils()
  usePrimed(loaded, (newer) => utils.selling.waits.setData(undefined, newer))
  const { data: work } = trpc.selling.waits.useQuery(undefined, { initialData: loaded, ...PRIMED })
  return (path) => (NOTICES.includes(path) ? unread : ((work && WAITS[path]?.(work)) ?? 0))
}

/** News come in bursts: a hundred parcels that are shipped are one question. */
const SETTLED_MS = 500

/** The queries of a page: they ask again with news from the socket. What one page leaves behind the next does not show. */
function LiveQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(makeQueryClient)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void queries.invalidateQueries(), SETTLED_MS)
    }
    addEventListener(NEWS_EVENT, ask)
    return () => {
      clearTimeout(timer)
      removeEventListener(NEWS_EVENT, ask)
    }
  }, [queries])
  return <TrpcProvider queries={queries}>{children}</TrpcProvider>
}

/** The frame of pages that sellers and staff work on: a rail of the area beside it, on phones above it. */
export function WorkFrame({
  area,
  title,
  lead,
  actions,
  children,
}: {
  area: keyof typeof WORK_PARTS
  title: ReactNode
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <LiveQueries>
      <div className="page-width py-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <Rail area={area} />
        {area === 'admin' && <WorkFrameSearch pages={WORK_PARTS.admin} />}
        <div className="min-w-0">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
            <div className="min-w-0">
              <h1 className="text-2xl font-extrabold tracking-tight">{title}</h1>
              {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
            </div>
            {actions}
          </div>
          {area === 'seller' && <SuspendedSeller />}
          {children}
          <ListKeys />
        </div>
      </div>
    </LiveQueries>
  )
}

function Rail({ area }: { area: keyof typeof WORK_PARTS }) {
  const t = useT()
  const root = useRoot()
  const waitsAt = useWaits()
  const { pathname } = useLocation()
  const staff = area === 'seller' ? (root?.staff ?? null) : null
  const parts: readonly Part[] =
    staff === null
      ? WORK_PARTS[area]
      : [...WORK_PARTS[area].filter(([to]) => staff.paths.includes(to)), STAFF_PART]
  const rail = useRef<HTMLElement>(null)
  // On phones the rail scrolls sideways: the page one is on is not left outside.
  useEffect(() => {
    const current = rail.current?.querySelector<HTMLElement>('[aria-current]')
    if (!rail.current || !current) return
    rail.current.scrollLeft = current.offsetLeft - (rail.current.clientWidth - current.offsetWidth) / 2
  }, [])
  return (
    <nav
      ref={rail}
      aria-label={t('work.parts')}
      className="relative mb-6 overflow-x-auto border-b border-line lg:sticky lg:top-24 lg:mb-0 lg:border-b-0"
    >
      <p className="sticky left-0 mb-2 w-fit px-3 text-sm font-semibold text-ink-soft">
        {staff === null ? t(TITLES[area]) : t('work.staffOf', { seller: staff.seller })}
      </p>
      <ul className="flex w-max lg:w-auto lg:flex-col lg:gap-1">
        {parts.map(([to, text]) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === pathname ? 'page' : pathname.startsWith(`${to}/`) || undefined}
              className="flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-jade aria-[current]:text-jade lg:rounded-control lg:border-b-0 lg:whitespace-normal lg:hover:bg-sunken lg:aria-[current]:bg-jade-soft"
            >
              <Icon name={ICONS[to] ?? 'users'} size={20} />
              <span className="grow">{t(text)}</span>
              <Waiting count={waitsAt(to)} />
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

/** Says on each page of the seller centre that its seller may not sell for now, why, and whom to write to. */
function SuspendedSeller() {
  const t = useT()
  const suspension = useRoot()?.suspension ?? null
  if (suspension === null) return null
  const { reason } = suspension
  return (
    <Notice
      tone="warning"
      className="mb-6"
      title={t('work.suspended')}
      action={
        <ButtonLink to="/contact" variant="secondary" size="small">
          {t('work.suspendedWrite')}
        </ButtonLink>
      }
    >
      <div className="space-y-2">
        <p>{t('work.suspendedText')}</p>
        {reason !== '' && (
          <p className="font-semibold wrap-anywhere">{t('work.suspendedReason', { reason })}</p>
        )}
        <p>{t('work.suspendedAppeal')}</p>
      </div>
    </Notice>
  )
}
