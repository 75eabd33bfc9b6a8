import { linkTo } from '@pasar/domain/access/link-to'
import { APPLICATION_LISTS } from '@pasar/domain/selling/application-lists'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { APPLICATION_TONES } from '../client/application-tones'
import { ReviewQueue } from '../components/review/review-queue'
import type { loader } from '../routes/seller-applications.server'

/** Who wants to sell, and who was decided on. */
export function SellerApplicationsPage() {
  const t = useT()
  const { base, area, state, isFirst, applications, next } = useLoaderData<typeof loader>()
  const rows = applications.map(({ id, storeName, legalName, kind, createdAt, decidedAt, ...row }) => ({
    id,
    to: linkTo(`${base}/:id`, { id }),
    title: storeName,
    detail: t(`selling.kind-${kind}`),
    name: legalName,
    createdAt,
    decidedAt,
    tone: APPLICATION_TONES[row.state],
    state: t(state === 'asked' ? 'approvals.asked' : `approvals.${row.state}`),
  }))
  return (
    <ReviewQueue
      area={area}
      base={base}
      title={t('approvals.title')}
      lead={t('approvals.lead')}
      lists={APPLICATION_LISTS}
      list={state}
      isFirst={isFirst}
      next={next}
      rows={rows}
      nonePendingText={t('approvals.nonePendingText')}
    />
  )
}
