import { escapeMarkdown } from '@pasar/api'
import {
  days,
  hours,
  type Language,
  minutes,
  type Operator,
  type ShippingZone,
  shownZones,
} from '@pasar/domain'
import { nameCountry } from '../../../i18n/countries.server'
import type { Translate } from '../../../i18n/translate'
import { COOKIES, type CookieFacts, type CookieKey } from '../../../lib/cookies/cookie-list'
import type { AppPlaces } from '../../platform/client/navigation'
import type { Say } from './say.server'

/** A Markdown table. Cells are Markdown; columns may be aligned to the right. */
function writeTable(head: readonly string[], rows: readonly (readonly string[])[], right: number[] = []) {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const rule = head.map((_words, at) => (right.includes(at) ? '---:' : '---'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** All shipping zones with what they cost. */
export function writeZones(
  t: Translate,
  say: Say,
  language: Language,
  zones: readonly ShippingZone[],
): string {
  const rows = shownZones(zones).map((zone) => {
    const { countries, baseFee, perKgFee } = zone
    const names = countries.map((code) => nameCountry(language, code))
    return [
      countries.length === 0 ? t('info.zoneOthers') : t('info.zone', { number: zones.indexOf(zone) + 1 }),
      countries.length === 0 ? t('info.zoneAnywhere') : escapeMarkdown(names.join(t('info.comma'))),
      say.rm(baseFee),
      say.rm(perKgFee),
    ]
  })
  const head = [t('info.zoneName'), t('info.zoneCountries'), t('info.zoneBase'), t('info.zonePerKg')]
  return writeTable(head, rows, [2, 3])
}

const nameFields = (t: Translate, operator: Operator): [label: string, value: string][] => [
  [t('info.operatorName'), operator.name],
  [t('info.operatorRegistration'), operator.registration],
  [t('info.operatorSst'), operator.sst],
  [t('info.operatorAddress'), operator.address],
  [t('info.operatorEmail'), operator.email],
  [t('info.operatorPhone'), operator.phone],
]

/** Who runs the market, as far as it is set. */
export const listOperator = (t: Translate, operator: Operator): string =>
  nameFields(t, operator)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `- **${label}** ${escapeMarkdown(value)}`)
    .join('\n')

/** As `listOperator`, and where else to turn. */
export function writeOperator(t: Translate, operator: Operator): string {
  // Not everybody is registered for SST.
  const isWhole = nameFields(t, { ...operator, sst: '-' }).every(([, value]) => value !== '')
  return [listOperator(t, operator), t(isWhole ? 'info.operatorWrite' : 'info.operatorMissing')].join('\n\n')
}

/** Where else the app is to be had; nothing where it is nowhere. */
export function listApps(places: AppPlaces | null): string {
  if (places === null) return ''
  // A bracket would end the link.
  const write = ({ to, text }: AppPlaces['links'][number]): string =>
    `- [${escapeMarkdown(text)}](${to.replaceAll('(', '%28').replaceAll(')', '%29')})`
  return [`**${places.title}**`, '', ...places.links.map(write)].join('\n')
}

function sayAge(t: Translate, say: Say, age: number | null): string {
  if (age === null) return t('info.cookieSession')
  if (age >= days(365)) return say.time(age, 'year')
  if (age >= days(2)) return say.time(age, 'day')
  return age >= hours(2) ? say.time(age, 'hour') : say.time(age, age >= minutes(1) ? 'minute' : 'second')
}

/** Every cookie, as the code that sets it has it. */
export function writeCookies(t: Translate, say: Say): string {
  const rows = (Object.entries(COOKIES) as [CookieKey, CookieFacts][]).map(([key, { name, use, age }]) => [
    `\`${name}\``,
    t(`info.cookie_${key}`),
    sayAge(t, say, age),
    t(`info.use_${use}`),
  ])
  const head = [t('info.cookieName'), t('info.cookieWhy'), t('info.cookieAge'), t('info.cookieUse')]
  return writeTable(head, rows)
}

/** What scripts keep in the browser's own storage; none of it is sent to us. */
const STORED = [
  'userInfo',
  'userLevel',
  'sessionId',
  'loginTimestamp',
  'cart',
  'recentSearches',
  'draft',
  'keptFields',
  'couponPopupSeen',
  'welcomeGiftSeen',
  'picturesStill',
  'installHint',
] as const

export const writeStorage = (t: Translate): string =>
  writeTable(
    [t('info.cookieName'), t('info.cookieWhy')],
    STORED.map((name) => [`\`${name}\``, t(`info.stored_${name}`)]),
  )
