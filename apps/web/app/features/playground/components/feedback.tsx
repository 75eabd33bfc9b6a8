import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { Skeleton, TileSkeleton } from '~/ui/skeleton'
import { Spinner } from '~/ui/spinner'
import { Row, Section, Stack } from './section'

export function Feedback() {
  return (
    <Section
      id="feedback"
      title="Feedback"
      render={() => (
        <>
          <Stack label="notice">
            <Notice tone="success" title="Order placed">
              The seller has been told. You will hear from us when it is on its way.
            </Notice>
            <Notice tone="warning" title="Out of stock">
              You have reached the maximum available quantity for this item.
            </Notice>
            <Notice
              tone="error"
              title="The payment did not go through"
              action={
                <Button variant="secondary" size="small">
                  Try again
                </Button>
              }
            >
              Nothing was charged. Try again, or choose another way to pay.
            </Notice>
            <Notice tone="info" title="积分将在七天后到账" />
          </Stack>
          <Stack label="empty">
            <EmptyState
              icon="cart"
              title="Your basket is empty"
              titleLevel={3}
              action={
                <ButtonLink to="#feedback" icon="store">
                  Walk through the market
                </ButtonLink>
              }
            >
              Things you add stay here for thirty days, on every device you sign in with.
            </EmptyState>
          </Stack>
          <Row label="spinner">
            <Spinner label="Loading" />
            <Spinner label="Loading" size={56} />
          </Row>
          <Stack label="skeleton">
            <div className="pg-pair">
              <TileSkeleton />
              <div>
                <Skeleton shape="circle" className="pg-circle" />
                <Skeleton className="w-2/3" />
                <Skeleton />
                <Skeleton shape="block" className="pg-block" />
              </div>
            </div>
          </Stack>
        </>
      )}
    />
  )
}
