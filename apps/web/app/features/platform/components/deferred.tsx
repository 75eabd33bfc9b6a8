import { FollowTiles } from '../../auctions/components/follow-tiles'
import { CouponPopups } from '../../coupons/components/coupon-popups'
import { KeepFocus } from '../client/keep-focus'
import { ReadAnew } from '../client/send-form'
import { Connection } from './connection'
import { Install } from './install'
import { MovingPictures } from './moving-pictures'
import { SearchWatch } from './search-watch'

/** Parts a page does not need at first: fetched once it is interactive. */
export function Deferred() {
  return (
    <>
      <MovingPictures />
      <SearchWatch />
      <ReadAnew />
      <KeepFocus />
      <FollowTiles />
      <CouponPopups />
      <Connection />
      <Install />
    </>
  )
}
