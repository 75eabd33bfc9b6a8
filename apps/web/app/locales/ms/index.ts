import accounts from './accounts'
import auth from './auth'
import browse from './browse'
import cart from './cart'
import categories from './categories'
import checkout from './checkout'
import claims from './claims'
import coupons from './coupons'
import editOrder from './editOrder'
import errors from './errors'
import home from './home'
import item from './item'
import nav from './nav'
import orders from './orders'
import pay from './pay'
import profile from './profile'
import security from './security'
import site from './site'
import staff from './staff'
import track from './track'
import validation from './validation'
import wishlist from './wishlist'

export default {
  accounts,
  auth,
  browse,
  cart,
  categories,
  checkout,
  claims,
  coupons,
  editOrder,
  errors,
  home,
  item,
  nav,
  orders,
  pay,
  profile,
  security,
  site,
  staff,
  track,
  validation,
  wishlist,
}
