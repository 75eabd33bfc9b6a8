import { linkTo } from '@pasar/domain/access/link-to'
import { ROLE } from '@pasar/domain/access/roles'
import { formatAmount, formatRm } from '@pasar/domain/kernel/format'
import { WINDOWS } from '@pasar/domain/orders/protection'
import { useLocation, useNavigate, useRevalidator } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { sayFailure } from '../../../lib/forms/call-failure'
import { type Failure, fieldError } from '../../../lib/forms/failure'
import { useRoot } from '../../../lib/use-root'
import { Button, ButtonLink } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { showToast } from '../../../ui/overlays/toast-store'
import { FormProblem } from '../../platform/components/form-problem'
import type { AuctionFacts } from '../server/auction-view.server'

const HOUR_MS = 3_600_000

export type BidFormProps = {
  item: { id: string; slug: string }
  auction: AuctionFacts
  /** Why the last bid was refused, where no scripts run. */
  failure?: Failure
}

/** States the most one would pay. A real form; where scripts run the page stays. */
export function BidForm({ item, auction, failure }: BidFormProps) {
  const t = useT()
  const { pathname, search } = useLocation()
  const user = useRoot()?.session?.user ?? null
  const from = `${pathname}${search}`
  const [wasBuyer] = useState(user?.role === ROLE.BUYER)
  // What was typed before somebody was logged out stays: a bid that is sent again says what to do.
  const isLoggedOut = user === null && (wasBuyer || failure?.code === 'UNAUTHORIZED')
  if (isLoggedOut) return <Bidding item={item} auction={auction} failure={failure} />
  if (auction.mine.isSeller) return <p className="text-ink-soft">{t('auction.ownItem')}</p>
  if (user === null)
    return (
      <ButtonLink to={linkTo('/login', { from })} block size="large" icon="gavel">
        {t('auction.signIn')}
      </ButtonLink>
    )
  if (user.role !== ROLE.BUYER) return <p className="text-ink-soft">{t('auction.buyersOnly')}</p>
  if (auction.mine.needsCard)
    return (
      <Notice
        tone="warning"
        title={t('auction.cardNeeded')}
        action={
          <ButtonLink to={linkTo('/confirm-card', { from })} icon="lock" size="small">
            {t('auction.confirmCard')}
          </ButtonLink>
        }
      >
        {t('auction.cardNeededText')}
      </Notice>
    )
  return <Bidding item={item} auction={auction} failure={failure} />
}

function Bidding({ item, auction, failure: refused }: BidFormProps) {
  const t = useT()
  const { isBusy, problem, loggedOut, hasPlaced, submit } = useBid(item.id, auction, refused)
  // What was refused before the page's scripts ran is over once a bid is placed.
  const failure = hasPlaced ? undefined : refused
  const { isLeading, maximum } = auction.mine
  const least = formatRm(auction.least)
  return (
    <form
      method="post"
      action={linkTo('/item/:slug/bids', { slug: item.slug })}
      onSubmit={submit}
      noValidate
      className="space-y-3"
    >
      <FormProblem failure={loggedOut ?? (failure?.code === 'VALIDATION' ? undefined : failure)} />
      <input type="hidden" name="itemId" value={item.id} />
      {askedAbout(failure) !== null && (
        <input type="hidden" name="confirmed" value={failure?.values.maximum} />
      )}
      <TextField
        name="maximum"
        label={t(isLeading ? 'auction.raise' : 'auction.yourMaximum')}
        hint={isLeading ? t('auction.raiseHint') : t('auction.hint', { least })}
        error={problem ?? fieldError(t, failure, 'maximum')}
        defaultValue={failure?.values.maximum}
        prefix="RM"
        inputMode="decimal"
        autoComplete="off"
        placeholder={isLeading && maximum !== null ? undefined : formatAmount(auction.least)}
      />
      <Button
        type="submit"
        block
        size="large"
        icon="gavel"
        variant={isLeading ? 'secondary' : 'primary'}
        loading={isBusy}
        loadingLabel={t('auction.bidding')}
      >
        {t(isLeading ? 'auction.raise' : 'auction.bid')}
      </Button>
      <p className="text-sm text-ink-soft">
        {t('auction.binding', { hours: WINDOWS.auctionCheckout / HOUR_MS })}
      </p>
    </form>
  )
}

/** The maximum that its reader is asked about once more. */
const askedAbout = (failure: Failure): string | null =>
  failure?.code === 'BID_UNUSUAL' ? (failure.values.maximum ?? null) : null

/** Sends a bid, reports the result, and has the page load the auction again. */
function useBid(itemId: string, { price, mine }: AuctionFacts, refused: Failure) {
  const t = useT()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [loggedOut, setLoggedOut] = useState<Failure>()
  const [hasPlaced, setPlaced] = useState(false)
  const [confirmed, setConfirmed] = useState(() => askedAbout(refused))
  const from = `${pathname}${search}`

  const send = async (form: HTMLFormElement): Promise<void> => {
    const given = new FormData(form).get('maximum')
    const typed = typeof given === 'string' ? given : ''
    const { sendBid } = await import('../client/send-bid')
    const outcome = await sendBid(itemId, typed, { price, ownMaximum: mine.maximum, confirmed })
    setConfirmed(outcome.type === 'refused' && outcome.code === 'BID_UNUSUAL' ? typed : null)
    if (outcome.type === 'placed') {
      const { isLeading, price, maximum } = outcome.answer
      const values = { price: formatRm(price), maximum: formatRm(maximum) }
      showToast({
        tone: isLeading ? 'success' : 'warning',
        title: t(isLeading ? 'auction.leadTitle' : 'auction.behindTitle'),
        text: t(isLeading ? 'auction.leadText' : 'auction.behindText', values),
      })
      // The field is emptied after a bid; the focus stays in it.
      const field = form.elements.namedItem('maximum')
      if (field instanceof HTMLInputElement) field.value = ''
      setPlaced(true)
      return revalidate()
    }
    if (outcome.code === 'UNAUTHORIZED')
      return setLoggedOut({ code: outcome.code, details: {}, fields: {}, values: {} })
    if (outcome.code === 'EMAIL_UNVERIFIED') return navigate(linkTo('/verify-email-prompt', { from }))
    setProblem(sayFailure(t, outcome))
    // What it takes now may be more than the page says.
    revalidate()
  }

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    setLoggedOut(undefined)
    send(event.currentTarget)
      .catch(() => setProblem(t('errors.NETWORK_ERROR')))
      .finally(() => setBusy(false))
  }

  return { isBusy, problem, loggedOut, hasPlaced, submit }
}
