import type { WholeClaim } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { When } from '../../platform/components/when'

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}

/** What was claimed and what each side said, with its photos. */
export function ClaimWords({ claim, reasonLabel }: { claim: WholeClaim; reasonLabel: string }) {
  const t = useT()
  return (
    <dl className="space-y-3">
      <Row label={t('claims.claimed')}>
        <span className="font-semibold tabular-nums">{formatRm(claim.claimed)}</span>{' '}
        <span className="text-sm text-ink-soft">
          <When at={claim.createdAt} />
        </span>
      </Row>
      <Row label={reasonLabel}>
        {claim.reason}
        <Photos claim={claim} party="buyer" />
      </Row>
      {(claim.answer !== '' || claim.pictures.some(({ party }) => party === 'seller')) && (
        <Row label={t('claims.sellerWords')}>
          {claim.answer}
          <Photos claim={claim} party="seller" />
        </Row>
      )}
      {claim.offered !== null && (
        <Row label={t('claims.offered')}>
          <span className="tabular-nums">{formatRm(claim.offered)}</span>
        </Row>
      )}
      {claim.decision !== '' && <Row label={t('claims.ourWords')}>{claim.decision}</Row>}
      {claim.returnAddress !== '' && <Row label={t('claims.returnAddress')}>{claim.returnAddress}</Row>}
      {claim.trackingNumber !== null && (
        <Row label={t('claims.trackingNumber')}>
          {claim.courier} {claim.trackingNumber}
        </Row>
      )}
    </dl>
  )
}

function Photos({ claim, party }: { claim: WholeClaim; party: WholeClaim['pictures'][number]['party'] }) {
  const t = useT()
  const pictures = claim.pictures.filter((picture) => picture.party === party)
  if (pictures.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-3">
      {pictures.map(({ key }, index) => (
        <li key={key}>
          <a href={linkTo('/claim-photo/:key', { key })} className="block rounded-control">
            <img
              src={linkTo('/claim-photo/:key', { key }, { width: 320 })}
              alt={t('claims.photo', { number: index + 1 })}
              width={112}
              height={112}
              loading="lazy"
              className="size-28 rounded-control border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
