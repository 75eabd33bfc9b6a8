import { AUDIENCES, type CacheRule } from '../platform/cache-rules'
import { BOTH, POST_ONLY, type RouteRow } from './route-row'

const ITEM: CacheRule = { for: AUDIENCES, query: 'none' }

/** What is open to everyone: the front page, the ways in, goods and stores, settings. */
export const PUBLIC_ROUTES = [
  {
    path: '/',
    area: 'everyone',
    visitorsOnly: true,
    file: 'home',
    cache: { for: ['visitor'], query: 'none' },
  },
  {
    path: '/login',
    area: 'everyone',
    visitorsOnly: true,
    file: 'login',
    methods: BOTH,
    nav: { tabs: { at: 9, label: 'me' } },
  },
  { path: '/login/code', area: 'everyone', file: 'login-code', methods: BOTH },
  { path: '/reauthenticate', area: 'member', file: 'reauthenticate', methods: BOTH, beforeTwoFactor: true },
  { path: '/confirm-email/:token', area: 'everyone', file: 'confirm-email', methods: BOTH },
  { path: '/register', area: 'everyone', visitorsOnly: true, file: 'register', methods: BOTH },
  { path: '/logout', area: 'everyone', file: 'logout', methods: POST_ONLY },
  { path: '/verify-email-prompt', area: 'everyone', file: 'verify-email-prompt', methods: BOTH },
  { path: '/verify-email/:token', area: 'everyone', file: 'verify-email', methods: BOTH },
  { path: '/forgot-password', area: 'everyone', file: 'forgot-password', methods: BOTH },
  { path: '/reset-password/:token', area: 'everyone', file: 'reset-password', methods: BOTH },
  { path: '/first-admin/:token', area: 'everyone', file: 'first-admin', methods: BOTH },
  { path: '/session', area: 'everyone', file: 'session' },
  { path: '/search-suggestions', area: 'everyone', file: 'search-suggestions' },
  { path: '/coupon-popup', area: 'everyone', file: 'coupon-popup' },
  {
    path: '/become-seller',
    area: 'everyone',
    file: 'become-seller',
    methods: BOTH,
    nav: { bar: { at: 4, label: 'becomeSeller' } },
  },
  { path: '/item/:slug', area: 'everyone', file: 'item', cache: ITEM },
  { path: '/item/:slug/reviews', area: 'everyone', file: 'item-reviews', methods: BOTH },
  { path: '/item/:slug/questions', area: 'everyone', file: 'item-questions', methods: BOTH },
  { path: '/item/:slug/bids', area: 'everyone', file: 'item-bids', methods: BOTH },
  { path: '/item/:slug/shipping', area: 'everyone', file: 'item-shipping' },
  { path: '/report/:kind/:id', area: 'member', file: 'report', methods: BOTH },
  { path: '/recent', area: 'everyone', file: 'recent', methods: BOTH },
  { path: '/store/:id', area: 'everyone', file: 'store', cache: { for: AUDIENCES, query: 'listing' } },
  { path: '/unauthorized', area: 'everyone', file: 'unauthorized' },
  { path: '/settings/language', area: 'everyone', file: 'settings-language', methods: POST_ONLY },
  { path: '/settings/currency', area: 'everyone', file: 'settings-currency', methods: POST_ONLY },
  { path: '/settings/theme', area: 'everyone', file: 'settings-theme', methods: POST_ONLY },
  { path: '/newsletter', area: 'everyone', file: 'newsletter', methods: BOTH },
  { path: '/newsletter/:token', area: 'everyone', file: 'newsletter-choice', methods: BOTH },
  { path: '/playground', area: 'everyone', file: 'playground' },
  { path: '/playground/mails', area: 'everyone', file: 'playground-mails' },
] as const satisfies readonly RouteRow[]
