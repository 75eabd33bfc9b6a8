import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import type { TextKey } from '../../../../i18n/translate'
import { Badge, type Tone } from '../../../../ui/badge'
import { Card } from '../../../../ui/card'
import type { IconName } from '../../../../ui/icon'
import { useSellerDesk } from '../../client/use-seller-desk'
import type { loader } from '../../routes/seller-dashboard.server'

type Row = ReturnType<typeof useSellerDesk>['health'][number]

const GRADES = {
  good: ['jade', 'check', 'desk.good'],
  watch: ['kunyit', 'eye', 'desk.watch'],
  bad: ['bunga', 'warning', 'desk.bad'],
  unknown: ['neutral', 'info', 'desk.unknown'],
} as const satisfies Record<Row['grade'], readonly [Tone, IconName, TextKey]>

const WORDS = {
  late: ['desk.late', 'desk.lateText'],
  cancelled: ['desk.cancelled', 'desk.cancelledText'],
  claims: ['desk.claimRate', 'desk.claimRateText'],
  answers: ['desk.answers', 'desk.answersText'],
  messages: ['replies.health', 'replies.healthText'],
} as const satisfies Record<Row['measure'], readonly [TextKey, TextKey]>

/** How well buyers are served: each measure with its limit, what follows from it, and what to do. */
export function SellerHealth() {
  const t = useT()
  const { limits, windows, replyTime } = useLoaderData<typeof loader>()
  const { health } = useSellerDesk()
  const write = (measure: Row['measure'], value: number): string =>
    measure === 'answers' ? t('desk.hours', { count: value }) : t('desk.percent', { value })
  return (
    <Card as="section" title={t('desk.health')}>
      <p className="-mt-2 mb-2 text-sm text-ink-soft">{t('desk.healthLead')}</p>
      <ul className="divide-y divide-line">
        {health.map(({ measure, grade, value }) => {
          const [name, text] = WORDS[measure]
          const [tone, icon, verdict] = GRADES[grade]
          return (
            <li key={measure} className="py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <h3 className="font-semibold">{t(name)}</h3>
                <Badge tone={tone} icon={icon}>
                  {t(verdict)}
                </Badge>
              </div>
              <p className="text-sm tabular-nums">
                {grade !== 'unknown' && <strong>{write(measure, value)} · </strong>}
                <span className="text-ink-soft">
                  {t('desk.limit', { limit: write(measure, limits[measure].watch) })}
                </span>
              </p>
              <p className="mt-1 max-w-text text-sm text-ink-soft">{t(text, windows)}</p>
              {measure === 'messages' && grade !== 'unknown' && (
                <p className="mt-1 text-sm text-ink-soft">{t('replies.median', { time: replyTime })}</p>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
