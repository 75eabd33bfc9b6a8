import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Card } from '../../../ui/card'
import { TextLink } from '../../../ui/text-link'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import { ItemPicture } from '../../platform/components/items/item-picture'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { STATUS_TONES, STATUS_WORDS } from '../../selling/client/item-status'
import { AnswerAppeal, FeatureItem, RemoveItem, RestoreItem } from '../components/item-forms'
import { ItemRemovals } from '../components/item-removals'
import { AuditTrail } from '../components/staff-records'
import type { action, loader } from '../routes/admin-item.server'

/** An item, what members reported about it, what was done, and what can be done. */
export function AdminItemPage() {
  const t = useT()
  const { item, removals, reports, audit } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const [latest] = removals
  const hasAppeal = latest?.endedAt === null && latest.appealedAt !== null && latest.answeredAt === null
  const isRemoved = item.status === 'removed'
  return (
    <WorkFrame
      area="admin"
      title={item.title}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={STATUS_TONES[item.status]}>{t(STATUS_WORDS[item.status])}</Badge>
          {item.featuredAt !== null && <Badge tone="kunyit">{t('itemWork.featured')}</Badge>}
        </span>
      }
      actions={
        <TextLink to="/admin/items" className="inline-flex min-h-11 items-center">
          {t('itemWork.back')}
        </TextLink>
      }
    >
      <FormProblem failure={failure} className="mb-4" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-6">
          <About />
          {removals.length > 0 && <ItemRemovals />}
          {reports.length > 0 && <Reports />}
        </div>
        <div className="space-y-6">
          {hasAppeal && <AnswerAppeal />}
          {isRemoved ? !hasAppeal && <RestoreItem /> : <RemoveItem />}
          {(item.status === 'active' || item.featuredAt !== null) && <FeatureItem />}
          <AuditTrail audit={audit} />
        </div>
      </div>
    </WorkFrame>
  )
}

function About() {
  const t = useT()
  const { item } = useLoaderData<typeof loader>()
  const rows = [
    [t('itemWork.store'), item.storeName],
    [t('itemWork.seller'), item.sellerName],
    [t('itemWork.price'), formatRm(item.price)],
    [t('itemWork.stock'), String(item.stock)],
  ] as const
  return (
    <Card as="section" edge>
      <div className="flex flex-wrap gap-6">
        <ItemPicture
          pictureKey={item.imageKey ?? undefined}
          alt=""
          sizes="128px"
          className="size-32 shrink-0 rounded-card bg-sunken object-cover"
        />
        <div className="min-w-0 grow space-y-3">
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
            {rows.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-sm text-ink-soft">{name}</dt>
                <dd className="font-medium break-words">{value}</dd>
              </div>
            ))}
          </dl>
          {item.status !== 'removed' && (
            <TextLink to={linkTo('/item/:slug', { slug: item.slug })}>{t('itemWork.page')}</TextLink>
          )}
        </div>
      </div>
    </Card>
  )
}

function Reports() {
  const t = useT()
  const { reports } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('itemWork.reports')}>
      <ul className="space-y-3">
        {reports.map(({ reason, note, createdAt, reporter }) => (
          <li key={`${createdAt} ${reporter}`}>
            <p className="font-semibold">{t(`reports.${reason}`)}</p>
            <p className="text-sm text-ink-soft">
              {reporter !== null && `${reporter} · `}
              <DateText time={createdAt} withTime />
            </p>
            {note !== '' && <p className="break-words whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
