import { Connection } from '../app/connection'
import { Install } from '../app/install'
import { CouponPopups } from '../coupons/coupon-popups'
import { MovingPictures } from './moving-pictures'
import { SearchWatch } from './search-watch'

/** What a page can do without at first: fetched once it stands and works. */
export function Late() {
  return (
    <>
      <MovingPictures />
      <SearchWatch />
      <CouponPopups />
      <Connection />
      <Install />
    </>
  )
}
