import accounts from './accounts'
import app from './app'
import auction from './auction'
import auth from './auth'
import browse from './browse'
import cart from './cart'
import categories from './categories'
import checkout from './checkout'
import claims from './claims'
import coupons from './coupons'
import dashboard from './dashboard'
import delivery from './delivery'
import editOrder from './editOrder'
import errors from './errors'
import finder from './finder'
import gallery from './gallery'
import home from './home'
import inbox from './inbox'
import info from './info'
import install from './install'
import invoice from './invoice'
import item from './item'
import nav from './nav'
import notifications from './notifications'
import offers from './offers'
import orders from './orders'
import pay from './pay'
import profile from './profile'
import purchases from './purchases'
import questions from './questions'
import recent from './recent'
import reports from './reports'
import reviews from './reviews'
import security from './security'
import selling from './selling'
import site from './site'
import staff from './staff'
import track from './track'
import validation from './validation'
import wishlist from './wishlist'

export default {
  accounts,
  app,
  auction,
  auth,
  browse,
  cart,
  categories,
  checkout,
  claims,
  coupons,
  dashboard,
  delivery,
  editOrder,
  errors,
  finder,
  gallery,
  home,
  inbox,
  info,
  install,
  invoice,
  item,
  nav,
  notifications,
  offers,
  orders,
  pay,
  profile,
  purchases,
  questions,
  recent,
  reports,
  reviews,
  security,
  selling,
  site,
  staff,
  track,
  validation,
  wishlist,
}
