import { type Context, escapeMarkdown, readOperator, SAFEGUARDS } from '@pasar/api'
import {
  BANKS,
  CATEGORIES,
  COUNTRY_CODES,
  DISPLAY_CURRENCIES,
  days,
  FEE_ELSEWHERE_BPS,
  type FeeRates,
  HOME_COUNTRY,
  IMPERSONATION_LENGTH,
  INBOX_KEPT,
  LANGUAGE_NAME,
  LANGUAGES,
  type Language,
  LIFETIME,
  LIMITS,
  lowestShippingFee,
  MAX_CART_LINES,
  MAX_ITEM_PICTURES,
  MAX_PICTURE_BYTES,
  MAX_SAVED_ADDRESSES,
  MIN_PASSWORD_LENGTH,
  MM3_PER_GRAM,
  minutes,
  percentOf,
  quoteParcelShipping,
  type ShippingZone,
  sen,
  splitParcel,
  WELCOME_CODE,
  WINDOWS,
  type Windows,
  ZERO,
} from '@pasar/domain'
import { nameCountry } from '../../../i18n/countries.server'
import type { Translate } from '../../../i18n/translate'
import { COOKIES } from '../../../lib/cookies/cookie-list'
import { appPlaces } from '../../platform/server/navigation.server'
import { type Say, sayIn } from './say.server'
import {
  listApps,
  listOperator,
  writeCookies,
  writeOperator,
  writeStorage,
  writeZones,
} from './tables.server'

/** A price of the example: easy to reckon with. */
const EXAMPLE_PRICE = sen(10_000)
/** A parcel that is larger than it is heavy, so that the example shows why size counts. */
const EXAMPLE = {
  country: 'SG',
  line: {
    quantity: 1,
    isVirtual: false,
    weightG: 2_400,
    dimensions: { lengthCm: 40, widthCm: 30, heightCm: 20 },
  },
} as const
const BYTES_PER_MB = 1024 * 1024
const KIB_PER_MIB = 1024

function moneyFacts(say: Say, rates: FeeRates) {
  const { sellerBps, resellerBps } = rates
  const feeBps = 10_000 - sellerBps
  const split = splitParcel({ itemMoney: EXAMPLE_PRICE, shipping: ZERO }, rates, true)
  const elsewhere = percentOf(EXAMPLE_PRICE, FEE_ELSEWHERE_BPS)
  return {
    sellerKeeps: say.percent(sellerBps),
    fee: say.percent(feeBps),
    affiliateOfFee: say.percent(Math.round((resellerBps / feeBps) * 10_000)),
    affiliateOfItem: say.percent(resellerBps),
    examplePrice: say.rm(EXAMPLE_PRICE),
    exampleSeller: say.rm(split.seller),
    exampleFee: say.rm(sen(EXAMPLE_PRICE - split.seller)),
    exampleAffiliate: say.rm(split.reseller),
    elsewhereFee: say.percent(FEE_ELSEWHERE_BPS),
    elsewhereExampleFee: say.rm(elsewhere),
    elsewhereExampleSeller: say.rm(sen(EXAMPLE_PRICE - elsewhere)),
  }
}

function shippingFacts(say: Say, language: Language, zones: readonly ShippingZone[]) {
  const { country, line } = EXAMPLE
  const quote = quoteParcelShipping([line], EXAMPLE_PRICE, { country, zones }, null)
  const { lengthCm, widthCm, heightCm } = line.dimensions
  const size = [lengthCm, widthCm, heightCm].map(say.number).join(' × ')
  return {
    shippingFrom: say.rm(lowestShippingFee({ country: HOME_COUNTRY, zones })),
    volumePerKg: `${say.number(MM3_PER_GRAM)} cm³`,
    exampleCountry: nameCountry(language, country),
    exampleWeight: say.unit(line.weightG / 1_000, 'kilogram', 'short'),
    exampleSize: `${size} cm`,
    exampleKg: say.unit(quote.chargeableKg, 'kilogram', 'short'),
    exampleBase: say.rm(quote.baseFee),
    examplePerKg: say.rm(quote.perKgFee),
    exampleKgCount: say.number(quote.chargeableKg),
    exampleShipping: say.rm(quote.fee),
  }
}

function timeFacts(say: Say, orderExpiryMinutes: number, windows: Windows) {
  return {
    payWithin: say.time(minutes(orderExpiryMinutes), 'minute'),
    protection: say.time(days(windows.protectDays), 'day'),
    shipWithin: say.time(days(windows.shipDays), 'day'),
    shipReminder: say.time(days(windows.remindDays), 'day'),
    answerWithin: say.time(days(windows.sellerAnswerDays), 'day'),
    auctionWithin: say.time(WINDOWS.auctionCheckout, 'hour'),
    session: say.time(LIFETIME.session, 'hour'),
    verifyLink: say.time(LIFETIME.verifyLink, 'hour'),
    resetLink: say.time(LIFETIME.resetLink, 'minute'),
    accessToken: say.time(LIFETIME.accessToken, 'minute'),
    refreshToken: say.time(LIFETIME.refreshToken, 'day'),
    lookTime: say.time(IMPERSONATION_LENGTH, 'minute'),
    recent: say.time(SAFEGUARDS.recent, 'minute'),
    keepMails: say.time(SAFEGUARDS.keepMails, 'day'),
    keepLinks: say.time(SAFEGUARDS.keepLinks, 'day'),
    keepClaims: say.time(SAFEGUARDS.keepClaims, 'day'),
    keepSilent: say.time(SAFEGUARDS.keepSilent, 'day'),
    keepRead: say.time(SAFEGUARDS.keepRead, 'day'),
    keepUnread: say.time(SAFEGUARDS.keepUnread, 'year'),
    keepReported: say.time(SAFEGUARDS.keepReported, 'year'),
    keepMessages: say.time(INBOX_KEPT.messages, 'year'),
    keepApplications: say.time(INBOX_KEPT.applications, 'year'),
    keepLooks: say.time(COOKIES.language.age, 'year'),
    loginWindow: say.time(LIMITS.login.within, 'minute'),
  }
}

const countFacts = (say: Say) => ({
  loginTries: say.number(LIMITS.login.most),
  minPassword: say.number(MIN_PASSWORD_LENGTH),
  recoveryCodes: say.number(SAFEGUARDS.recoveryCodes),
  hashMemory: `${say.number(Math.floor(SAFEGUARDS.hashMemoryKiB / KIB_PER_MIB))} MiB`,
  maxCartLines: say.number(MAX_CART_LINES),
  maxAddresses: say.number(MAX_SAVED_ADDRESSES),
  maxItemPictures: say.number(MAX_ITEM_PICTURES),
  maxPicture: say.unit(MAX_PICTURE_BYTES / BYTES_PER_MB, 'megabyte', 'short'),
  categories: say.number(CATEGORIES.length),
  countries: say.number(COUNTRY_CODES.length),
})

/**
 * Every fact that our texts state about how the market works, from where the market itself reads it. Values are Markdown;
 * those whose name ends in `Table`, `List` or `Block` are whole blocks.
 */
export async function readFacts(ctx: Context, language: Language, t: Translate) {
  const say = sayIn(language)
  const [operator, appLinks, { feeRates, zones, windows }] = await Promise.all([
    readOperator(ctx),
    ctx.appLinks.read(),
    ctx.settings.read(),
  ])
  const words = {
    appName: ctx.config.appName,
    appHost: new URL(ctx.config.appUrl).host,
    operatorName: operator.name,
    welcomeCode: WELCOME_CODE,
    languages: say.list(LANGUAGES.map((each) => LANGUAGE_NAME[each])),
    banks: say.list(BANKS.map(({ name }) => name)),
    currencies: say.list(DISPLAY_CURRENCIES.filter((currency) => currency !== 'MYR')),
    ...moneyFacts(say, feeRates),
    ...shippingFacts(say, language, zones),
    ...timeFacts(say, ctx.config.orderExpiryMinutes, windows),
    ...countFacts(say),
  }
  const escaped = Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, escapeMarkdown(value)]),
  ) as Record<keyof typeof words, string>
  return {
    ...escaped,
    zonesTable: writeZones(t, say, language, zones),
    appsList: listApps(appPlaces(appLinks, language)),
    operatorList: listOperator(t, operator),
    operatorBlock: writeOperator(t, operator),
    cookiesTable: writeCookies(t, say),
    storageTable: writeStorage(t),
  }
}

export type Facts = Awaited<ReturnType<typeof readFacts>>
