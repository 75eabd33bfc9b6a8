import { linkTo } from '@pasar/domain/access/link-to'
import { malaysianFormat } from '@pasar/domain/kernel/dates'
import { Link, useLoaderData } from '@remix-run/react'
import { useI18n } from '../../../i18n/provider'
import { Breadcrumbs } from '../../../ui/breadcrumbs'
import { buttonClass } from '../../../ui/button-class'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { Pagination } from '../../../ui/pagination'
import { SectionHeading } from '../../../ui/section-heading'
import { DayText, sayMonth } from '../components/day-text'
import { FeedBox } from '../components/feed-box'
import type { loader } from '../routes/planner-calendar.server'

const weekdayFormat = malaysianFormat({ weekday: 'short' })
/** Some week that begins on a Monday. */
const WEEK = [5, 6, 7, 8, 9, 10, 11].map((day) => Date.UTC(2026, 0, day, 4))

const monthLink = (month: string): string => linkTo('/planner/calendar', { month })

/** A month with the days of lists and festivals: a table of weeks, on a phone only the days with something. */
export function PlannerCalendarPage() {
  const { t, tag } = useI18n()
  const { month, previous, next, weeks, today } = useLoaderData<typeof loader>()
  const busy = weeks
    .flat()
    .filter((day) => day !== null && day.plans.length + day.items.length + day.festivals.length > 0)
  return (
    <div className="page-width space-y-5 py-6">
      <Breadcrumbs
        label={t('planner.where')}
        items={[{ label: t('planner.title'), to: linkTo('/planner') }, { label: t('planner.calendar') }]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SectionHeading titleLevel={1} title={sayMonth(tag, month)} className="mb-0" />
        <a href={linkTo('/planner/calendar.ics')} className={buttonClass({ variant: 'secondary' })}>
          <Icon name="download" />
          {t('planner.download')}
        </a>
      </div>
      <table className="hidden w-full table-fixed border-collapse sm:table">
        <caption className="sr-only">{sayMonth(tag, month)}</caption>
        <thead>
          <tr>
            {WEEK.map((at) => (
              <th key={at} scope="col" className="pb-2 text-left text-xs font-semibold text-ink-soft">
                {weekdayFormat(tag).format(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)?.day}>
              {week.map((day, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week keep their places
                  key={index}
                  aria-current={day?.day === today ? 'date' : undefined}
                  className={cx(
                    'h-24 border border-line p-2 align-top text-sm',
                    day === null ? 'bg-sunken' : 'bg-surface',
                    day?.day === today && 'outline-2 -outline-offset-2 outline-jade',
                  )}
                >
                  {day && (
                    <>
                      <span className="tabular-nums">{Number(day.day.slice(8))}</span>
                      <Entries day={day} />
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="space-y-2 sm:hidden">
        {busy.map(
          (day) =>
            day && (
              <li key={day.day} className="rounded-card border border-line bg-surface p-3">
                <DayText day={day.day} />
                <Entries day={day} />
              </li>
            ),
        )}
        {busy.length === 0 && <li className="text-ink-soft">{t('planner.quietMonth')}</li>}
      </ul>
      <p className="text-sm text-ink-soft">{t('planner.movable')}</p>
      <Pagination
        label={t('planner.months')}
        previousTo={previous && monthLink(previous)}
        previousLabel={previous === null ? '' : sayMonth(tag, previous)}
        nextTo={next && monthLink(next)}
        nextLabel={next === null ? '' : sayMonth(tag, next)}
      />
      <FeedBox />
    </div>
  )
}

type Day = NonNullable<Awaited<ReturnType<typeof loader>>['weeks'][number][number]>

function Entries({ day: { plans, items, festivals } }: { day: Day }) {
  const { t } = useI18n()
  return (
    <ul className="mt-1 space-y-1 empty:hidden">
      {festivals.map(({ name, mayMove }) => (
        <li key={name} className="flex items-start gap-1 font-semibold text-kunyit-ink">
          <Icon name="flag" size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {t(`planner.festival_${name}`)}
            {mayMove && ' *'}
          </span>
        </li>
      ))}
      {[
        ...plans.map((plan) => ({ ...plan, planId: plan.id, icon: 'list' as const })),
        ...items.map((item) => ({ ...item, icon: 'cart' as const })),
      ].map(({ id, planId, title, icon }) => (
        <li key={id}>
          <Link
            to={linkTo('/planner/:id', { id: planId })}
            className="flex items-start gap-1 font-semibold text-jade hover:underline"
          >
            <Icon name={icon} size={16} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
