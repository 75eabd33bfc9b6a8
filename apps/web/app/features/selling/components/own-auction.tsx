import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useI18n, useT } from '../../../i18n/provider'
import type { Translate } from '../../../i18n/translate'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { TextLink } from '../../../ui/text-link'
import { FollowAuction } from '../../auctions/components/follow-auction'
import { FormProblem } from '../../platform/components/form-problem'
import { ItemPicture } from '../../platform/components/items/item-picture'
import { formatMoment } from '../../platform/components/when'
import type { action, loader } from '../routes/my-auctions.server'

type Auction = Awaited<ReturnType<typeof loader>>['auctions'][number]

/** A cell on wide screens, a part of a card on phones. */
const CELL = 'block lg:table-cell lg:border-b lg:border-line lg:px-3 lg:py-4 lg:align-top'
const FIGURE = `${CELL} tabular-nums max-lg:flex max-lg:justify-between max-lg:gap-4 lg:text-right`

/** One auction: a row on wide screens, a card on phones. */
export function OwnAuction({ auction }: { auction: Auction }) {
  const t = useT()
  const { itemId, price, startPrice, bids, watchers, state } = auction
  const isWithoutBid = bids === 0 && (state === null || state === 'running')
  const label = (text: string) => <span className="text-ink-soft lg:hidden">{text}</span>
  return (
    <tr
      data-item={itemId}
      className="mb-3 block space-y-3 rounded-card border border-line bg-surface p-4 lg:table-row lg:hover:bg-sunken"
    >
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <About auction={auction} />
      </th>
      <td className={FIGURE}>
        {label(t('ownAuctions.price'))}
        <span className="font-semibold whitespace-nowrap">
          {isWithoutBid ? t('ownAuctions.from', { price: formatRm(startPrice) }) : formatRm(price)}
        </span>
      </td>
      <td className={FIGURE}>
        {label(t('ownAuctions.bids'))}
        {bids}
      </td>
      <td className={FIGURE}>
        {label(t('ownAuctions.watchers'))}
        {watchers}
      </td>
      <td className={CELL}>
        <Actions auction={auction} />
      </td>
    </tr>
  )
}

function About({ auction }: { auction: Auction }) {
  const { t, tag } = useI18n()
  const { title, imageKey, status, state, reserve, isReserveMet, at } = auction
  const when = formatMoment(tag, at)
  const time = t(
    state === null
      ? 'ownAuctions.startsAt'
      : state === 'running'
        ? 'ownAuctions.ends'
        : 'ownAuctions.endedAt',
    { when },
  )
  return (
    <div className="flex min-w-0 gap-3">
      <ItemPicture
        pictureKey={imageKey ?? undefined}
        alt=""
        sizes="64px"
        className="size-16 shrink-0 rounded-control bg-sunken object-cover"
      />
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">
          {status === 'removed' ? (
            title
          ) : (
            <TextLink to={linkTo('/add-items', { item: auction.itemId })}>{title}</TextLink>
          )}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <span>{time}</span>
          {reserve !== null && state !== null && (
            <Badge tone={isReserveMet ? 'jade' : 'neutral'}>
              {t(isReserveMet ? 'ownAuctions.reserveMet' : 'ownAuctions.reserveNotMet')}
            </Badge>
          )}
        </p>
        <Outcome auction={auction} t={t} tag={tag} />
        {state === 'running' && <FollowAuction itemId={auction.itemId} />}
      </div>
    </div>
  )
}

/** How it ended; nothing for one that runs, or has not begun. */
function Outcome({ auction, t, tag }: { auction: Auction; t: Translate; tag: string }) {
  const { status, state, stoppedAt, relistedAs, isCancelled, isRefunded, offerRank, offerExpiresAt } = auction
  if (status === 'removed') return <Said>{t('ownAuctions.stateRemoved')}</Said>
  if (state === null || state === 'running') return null
  if (state === 'sold' && !isRefunded) return <Said>{t('ownAuctions.stateSold')}</Said>
  if (state === 'offered')
    return (
      <Said>
        {t(offerRank === 2 ? 'ownAuctions.stateSecond' : 'ownAuctions.stateWinner', {
          when: formatMoment(tag, offerExpiresAt ?? 0),
        })}
      </Said>
    )
  const word = isRefunded
    ? 'ownAuctions.stateRefunded'
    : stoppedAt !== null
      ? 'ownAuctions.stateStopped'
      : isCancelled
        ? 'ownAuctions.stateCancelled'
        : offerRank !== null
          ? 'ownAuctions.stateUnpaid'
          : 'ownAuctions.stateUnsold'
  return (
    <Said>
      {t(word)}
      {relistedAs !== null && ` · ${t('ownAuctions.stateRelisted')}`}
    </Said>
  )
}

const Said = ({ children }: { children: ReactNode }) => (
  <p className="mt-1 text-sm font-semibold">{children}</p>
)

function Actions({ auction }: { auction: Auction }) {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const { itemId, slug, title, status, state, bids, relistedAs, isRelistDue, isRefunded, hasSecond } = auction
  const isRunning = state === 'running' && status === 'active'
  const mayRelist =
    (state === 'unsold' || isRefunded) && status === 'sold_out' && relistedAs === null && !isRelistDue
  return (
    <div className="flex flex-wrap items-center gap-2 lg:w-56">
      <FormProblem failure={failure?.values.itemId === itemId ? failure : undefined} />
      <Form method="post" className="contents">
        <input type="hidden" name="itemId" value={itemId} />
        {hasSecond && (
          <Button
            type="submit"
            name="intent"
            value="offer"
            size="small"
            aria-label={t('ownAuctions.offerOf', { title })}
          >
            {t('ownAuctions.offer')}
          </Button>
        )}
        {mayRelist && (
          <Button
            type="submit"
            name="intent"
            value="relist"
            variant={hasSecond ? 'secondary' : 'primary'}
            size="small"
            aria-label={t('ownAuctions.relistOf', { title })}
          >
            {t('ownAuctions.relist')}
          </Button>
        )}
        {state === null && (
          <Button
            type="submit"
            name="intent"
            value="cancel"
            variant="secondary"
            size="small"
            aria-label={t('ownAuctions.cancelOf', { title })}
          >
            {t('ownAuctions.cancel')}
          </Button>
        )}
      </Form>
      {isRunning && bids === 0 && <StopForm itemId={itemId} title={title} />}
      {(state === null || isRunning) && (
        <ButtonLink to={linkTo('/add-items', { item: itemId })} variant="quiet" size="small" icon="pencil">
          {t('ownAuctions.edit')}
        </ButtonLink>
      )}
      {state !== null && status !== 'removed' && (
        <ButtonLink to={linkTo('/item/:slug', { slug })} variant="quiet" size="small">
          {t('ownAuctions.view')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Ends an auction early, which nobody can take back: it is asked first. */
function StopForm({ itemId, title }: { itemId: string; title: string }) {
  const t = useT()
  return (
    <details className="w-full">
      <summary className={buttonClass({ variant: 'secondary', size: 'small' })}>
        <span aria-hidden="true">{t('ownAuctions.stop')}</span>
        <span className="sr-only">{t('ownAuctions.stopOf', { title })}</span>
      </summary>
      <Form method="post" className="mt-2 space-y-2">
        <input type="hidden" name="itemId" value={itemId} />
        <p className="text-sm text-ink-soft">{t('ownAuctions.stopText')}</p>
        <Button type="submit" name="intent" value="stop" variant="danger" size="small">
          {t('ownAuctions.stopSure')}
        </Button>
      </Form>
    </details>
  )
}
