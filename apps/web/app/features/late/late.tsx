import { CouponPopups } from '../coupons/coupon-popups'
import { MovingPictures } from './moving-pictures'
import { RecentItems } from './recent-items'
import { SearchWatch } from './search-watch'

/** What a page can do without at first: fetched once it stands and works. */
export function Late() {
  return (
    <>
      <MovingPictures />
      <RecentItems />
      <SearchWatch />
      <CouponPopups />
    </>
  )
}
