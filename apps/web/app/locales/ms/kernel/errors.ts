import type en from '../../en/kernel/errors'
import accounts from '../accounts/errors'
import auctions from '../auctions/errors'
import blog from '../blog/errors'
import cart from '../cart/errors'
import checkout from '../checkout/errors'
import coupons from '../coupons/errors'
import disputes from '../disputes/errors'
import downloads from '../downloads/errors'
import games from '../games/errors'
import messaging from '../messaging/errors'
import moderation from '../moderation/errors'
import orders from '../orders/errors'
import payments from '../payments/errors'
import payouts from '../payouts/errors'
import planner from '../planner/errors'
import platform from '../platform/errors'
import reviews from '../reviews/errors'
import selling from '../selling/errors'
import shipping from '../shipping/errors'
import stores from '../stores/errors'
import support from '../support/errors'

export default {
  UNAUTHORIZED: 'Sila log masuk untuk teruskan.',
  FORBIDDEN: 'Anda tidak dibenarkan berbuat demikian.',
  CROSS_SITE: 'Permintaan ini bukan dari halaman kami. Sila muat semula dan cuba lagi.',
  NOT_FOUND: 'Tidak dijumpai.',
  METHOD_NOT_ALLOWED: 'Perkara itu tidak boleh dilakukan di sini.',
  VALIDATION: 'Sila semak ruangan di bawah.',
  BAD_JSON: 'Permintaan itu tidak dapat dibaca.',
  TOO_LARGE: 'Itu terlalu besar.',
  TOO_MANY_REQUESTS_one: 'Terlalu banyak percubaan. Sila cuba lagi dalam {{count}} minit.',
  TOO_MANY_REQUESTS_other: 'Terlalu banyak percubaan. Sila cuba lagi dalam {{count}} minit.',
  BUSY: 'Kami sangat sibuk sekarang. Sila cuba sebentar lagi.',
  STORAGE_FULL: 'Kami tidak dapat menyimpan apa-apa sekarang. Sila cuba kemudian.',
  UNKNOWN_ERROR: 'Operasi gagal, sila cuba kemudian.',
  TIMEOUT: 'Permintaan tamat masa, sila semak sambungan rangkaian anda.',
  NETWORK_ERROR: 'Ralat sambungan rangkaian.',
  HTTP: 'Ralat pelayan ({{status}})',
  ...accounts,
  ...auctions,
  ...blog,
  ...cart,
  ...checkout,
  ...coupons,
  ...disputes,
  ...downloads,
  ...games,
  ...messaging,
  ...moderation,
  ...orders,
  ...payments,
  ...payouts,
  ...planner,
  ...platform,
  ...reviews,
  ...selling,
  ...shipping,
  ...stores,
  ...support,
} satisfies Record<keyof typeof en, string>
