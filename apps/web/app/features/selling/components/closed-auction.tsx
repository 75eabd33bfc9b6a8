import { Form } from '@remix-run/react'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { FormProblem } from '../../platform/components/form-problem'
import { useListingFields } from '../client/use-listing-fields'
import { AuctionChoices } from './auction-choices'

/** An auction with bids, or one that is over: why it stays as it is, and what is decided about its end. */
export function ClosedAuction() {
  const { t, field, view, failure } = useListingFields()
  const mayDecide = view.item?.auction === 'settings'
  const relist = failure ? failure.values.relist : view.fields.relist
  return (
    <div className="max-w-wide space-y-6">
      <Notice
        tone="info"
        title={t(mayDecide ? 'ownAuctions.hasBidsTitle' : 'ownAuctions.overTitle')}
        action={
          <ButtonLink to="/my-products/auctions" variant="secondary" size="small">
            {t('ownAuctions.toAuctions')}
          </ButtonLink>
        }
      >
        {t(mayDecide ? 'ownAuctions.hasBidsText' : 'ownAuctions.overText')}
      </Notice>
      {mayDecide && (
        <Card as="section" title={t('ownAuctions.settings')}>
          <Form method="post" className="space-y-4">
            <FormProblem failure={failure} />
            <AuctionChoices isRelisted={relist === 'on'} secondOffer={field('secondOffer')} />
            <Button type="submit" name="intent" value="settings" icon="check">
              {t('ownAuctions.saveSettings')}
            </Button>
          </Form>
        </Card>
      )}
    </div>
  )
}
