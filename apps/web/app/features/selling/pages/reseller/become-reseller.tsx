import { linkTo } from '@pasar/domain/access/link-to'
import { AFFILIATE_LISTS } from '@pasar/domain/selling/application-lists'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { APPLICATION_TONES } from '../../client/application-tones'
import { ReviewQueue } from '../../components/review/review-queue'
import type { loader } from '../../routes/become-reseller.server'

/** Who wants to recruit sellers, and who was decided on. */
export function BecomeResellerPage() {
  const t = useT()
  const { base, area, state, isFirst, applications, next } = useLoaderData<typeof loader>()
  const rows = applications.map(({ id, memberName, channel, createdAt, decidedAt, ...row }) => ({
    id,
    to: linkTo(`${base}/:id`, { id }),
    title: memberName,
    detail: t(`inbox.channel-${channel}`),
    createdAt,
    decidedAt,
    tone: APPLICATION_TONES[row.state],
    state: t(`approvals.${row.state}`),
  }))
  return (
    <ReviewQueue
      area={area}
      base={base}
      title={t('affiliates.title')}
      lead={t('affiliates.lead')}
      lists={AFFILIATE_LISTS}
      list={state}
      isFirst={isFirst}
      next={next}
      rows={rows}
      nonePendingText={t('affiliates.nonePendingText')}
    />
  )
}
