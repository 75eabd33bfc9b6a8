import { linkTo } from '@pasar/domain/access/link-to'
import {
  AFFILIATE_LISTS,
  type AffiliateColumn,
  affiliateColumns,
} from '@pasar/domain/selling/application-lists'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { Badge } from '../../../../ui/badge'
import { DateText } from '../../../platform/components/date-text'
import type { ListColumns } from '../../../platform/components/lists/list-table'
import { Word } from '../../../platform/components/lists/word'
import { APPLICATION_TONES } from '../../client/application-tones'
import { ReviewQueue } from '../../components/review/review-queue'
import type { loader } from '../../routes/become-reseller.server'

type Application = ReturnType<typeof useLoaderData<typeof loader>>['applications'][number]

const COLUMNS: ListColumns<Application, AffiliateColumn> = {
  channel: { words: 'affiliates.channel', cell: ({ channel }) => <Word of={`inbox.channel-${channel}`} /> },
  applied: { words: 'approvals.applied', cell: ({ createdAt }) => <DateText time={createdAt} withTime /> },
  decided: {
    words: 'approvals.decided',
    cell: ({ decidedAt }) => (decidedAt === null ? null : <DateText time={decidedAt} withTime />),
  },
  state: {
    words: 'approvals.csv_state',
    cell: ({ state }) => (
      <Badge tone={APPLICATION_TONES[state]}>
        <Word of={`approvals.${state}`} />
      </Badge>
    ),
  },
}

/** Who wants to recruit sellers, and who was decided on. */
export function BecomeResellerPage() {
  const t = useT()
  const { base, applications, filter, ...page } = useLoaderData<typeof loader>()
  return (
    <ReviewQueue
      {...page}
      base={base}
      filter={filter}
      title={t('affiliates.title')}
      lead={t('affiliates.lead')}
      lists={AFFILIATE_LISTS}
      rows={applications}
      searchLabel={t('affiliates.search')}
      head={{
        words: 'approvals.applicant',
        name: ({ memberName }) => memberName,
        to: ({ id }) => linkTo(`${base}/:id`, { id }),
      }}
      set={affiliateColumns(filter.list)}
      columns={COLUMNS}
      nonePendingText={t('affiliates.nonePendingText')}
    />
  )
}
