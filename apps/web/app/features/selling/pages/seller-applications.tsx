import { linkTo } from '@pasar/domain/access/link-to'
import {
  APPLICATION_LISTS,
  type ApplicationColumn,
  applicationColumns,
} from '@pasar/domain/selling/application-lists'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { DateText } from '../../platform/components/date-text'
import type { ListColumns } from '../../platform/components/lists/list-table'
import { Word } from '../../platform/components/lists/word'
import { APPLICATION_TONES } from '../client/application-tones'
import { ReviewQueue } from '../components/review/review-queue'
import type { loader } from '../routes/seller-applications.server'

type Application = ReturnType<typeof useLoaderData<typeof loader>>['applications'][number]

const COLUMNS: ListColumns<Application, ApplicationColumn> = {
  name: { words: 'approvals.legalName', cell: ({ legalName }) => legalName },
  kind: { words: 'approvals.kind', cell: ({ kind }) => <Word of={`selling.kind-${kind}`} /> },
  applied: { words: 'approvals.applied', cell: ({ createdAt }) => <DateText time={createdAt} withTime /> },
  decided: {
    words: 'approvals.decided',
    cell: ({ decidedAt }) => (decidedAt === null ? null : <DateText time={decidedAt} withTime />),
  },
  state: { words: 'approvals.csv_state', cell: ({ state }) => <State state={state} /> },
}

function State({ state }: Pick<Application, 'state'>) {
  const t = useT()
  const { list } = useLoaderData<typeof loader>().filter
  return (
    <Badge tone={APPLICATION_TONES[state]}>
      {t(list === 'asked' ? 'approvals.asked' : `approvals.${state}`)}
    </Badge>
  )
}

/** Who wants to sell, and who was decided on. */
export function SellerApplicationsPage() {
  const t = useT()
  const { base, applications, filter, ...page } = useLoaderData<typeof loader>()
  return (
    <ReviewQueue
      {...page}
      base={base}
      filter={filter}
      title={t('approvals.title')}
      lead={t('approvals.lead')}
      lists={APPLICATION_LISTS}
      rows={applications}
      searchLabel={t('approvals.search')}
      head={{
        words: 'approvals.store',
        name: ({ storeName }) => storeName,
        to: ({ id }) => linkTo(`${base}/:id`, { id }),
      }}
      set={applicationColumns(filter.list)}
      columns={COLUMNS}
      nonePendingText={t('approvals.nonePendingText')}
    />
  )
}
