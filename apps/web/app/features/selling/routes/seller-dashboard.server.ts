import { sellerDesk } from '@pasar/api'
import {
  hours as countHours,
  minutes as countMinutes,
  formatRm,
  HEALTH_LIMITS,
  LANGUAGE_TAG,
  malaysianFormat,
  startOfMalaysianDay,
} from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { drawChart, nameMark } from '../../analytics/server/chart.server'

/** Whole ringgit: marks of a scale need no sen. */
const dayFormat = malaysianFormat({ day: 'numeric', month: 'short' })

/** A time in words, in whole hours, or in minutes where it is less than one. */
function writeDuration(tag: string, duration: number): string {
  const write = (unit: 'hour' | 'minute', of: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(
      Math.max(1, Math.ceil(duration / of)),
    )
  return duration < countHours(1) ? write('minute', countMinutes(1)) : write('hour', countHours(1))
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/seller-dashboard', { context, request })
  const [desk, { windows }, language, head] = await Promise.all([
    sellerDesk(context.ctx, seller),
    context.ctx.settings.read(),
    languageOf(request),
    makeHead(context, request, (t) => ({ title: t('desk.title'), description: t('desk.lead') })),
  ])
  const { days, daysBefore, replies } = desk
  const t = translateFor(language)
  const format = dayFormat(LANGUAGE_TAG[language])
  const dates = days.map(({ day }) => format.format(startOfMalaysianDay(day)))
  return {
    head,
    desk,
    name: seller.name,
    limits: HEALTH_LIMITS,
    replyTime: writeDuration(LANGUAGE_TAG[language], replies.median),
    // In days.
    windows: {
      remind: windows.remindDays,
      ship: windows.shipDays,
      answer: windows.sellerAnswerDays,
    },
    // Of `desk.days`.
    dates,
    chart: drawChart(
      dates,
      [
        { name: t('charts.days'), values: days.map(({ amount }) => amount) },
        { name: t('charts.daysBefore'), values: daysBefore.map(({ amount }) => amount) },
      ],
      formatRm,
      nameMark,
    ),
  }
}
