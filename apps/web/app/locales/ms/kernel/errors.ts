import type en from '../../en/kernel/errors'
import accounts from './errors/accounts'
import auctions from './errors/auctions'
import blog from './errors/blog'
import cart from './errors/cart'
import checkout from './errors/checkout'
import coupons from './errors/coupons'
import disputes from './errors/disputes'
import downloads from './errors/downloads'
import games from './errors/games'
import messaging from './errors/messaging'
import moderation from './errors/moderation'
import orders from './errors/orders'
import payments from './errors/payments'
import payouts from './errors/payouts'
import planner from './errors/planner'
import platform from './errors/platform'
import reviews from './errors/reviews'
import selling from './errors/selling'
import shipping from './errors/shipping'
import stores from './errors/stores'
import support from './errors/support'

export default {
  UNAUTHORIZED: 'Sila log masuk untuk teruskan.',
  FORBIDDEN: 'Anda tidak dibenarkan berbuat demikian.',
  CROSS_SITE: 'Permintaan ini bukan dari halaman kami. Sila muat semula dan cuba lagi.',
  OTHER_ADDRESS:
    'Alamat pasar ini ialah {{address}}. Sila buka di sana; tiada apa-apa boleh dihantar dari alamat ini.',
  NOT_FOUND: 'Tidak dijumpai.',
  GONE: 'Perkara yang berkaitan dengan borang ini sudah tiada. Tulisan anda masih ada di sini; salin apa yang anda mahu simpan.',
  METHOD_NOT_ALLOWED: 'Perkara itu tidak boleh dilakukan di sini.',
  VALIDATION: 'Sila semak ruangan di bawah.',
  BAD_JSON: 'Permintaan itu tidak dapat dibaca.',
  TOO_LARGE: 'Itu terlalu besar.',
  TOO_MANY_REQUESTS_one: 'Terlalu banyak percubaan. Sila cuba lagi dalam {{count}} minit.',
  TOO_MANY_REQUESTS_other: 'Terlalu banyak percubaan. Sila cuba lagi dalam {{count}} minit.',
  BUSY: 'Kami sangat sibuk sekarang. Sila cuba sebentar lagi.',
  STORAGE_FULL: 'Kami tidak dapat menyimpan apa-apa sekarang. Sila cuba lagi kemudian.',
  UNKNOWN_ERROR: 'Operasi gagal, sila cuba lagi kemudian.',
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
