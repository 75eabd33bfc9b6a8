import accounts from './accounts'
import auth from './auth'
import browse from './browse'
import cart from './cart'
import categories from './categories'
import checkout from './checkout'
import coupons from './coupons'
import dashboard from './dashboard'
import errors from './errors'
import home from './home'
import invoice from './invoice'
import item from './item'
import nav from './nav'
import orders from './orders'
import pay from './pay'
import profile from './profile'
import purchases from './purchases'
import security from './security'
import site from './site'
import staff from './staff'
import validation from './validation'
import wishlist from './wishlist'

export default {
  accounts,
  auth,
  browse,
  cart,
  categories,
  checkout,
  coupons,
  dashboard,
  errors,
  home,
  invoice,
  item,
  nav,
  orders,
  pay,
  profile,
  purchases,
  security,
  site,
  staff,
  validation,
  wishlist,
}
