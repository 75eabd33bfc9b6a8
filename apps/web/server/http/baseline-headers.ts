import type { Config } from '@pasar/api'

/** What no page of the shop uses. Sharing and the clipboard are left out: items are shared. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

const ONE_YEAR_S = 31_536_000

/** Those that say nothing about a script or a style. */
export const DOCUMENT_HEADERS = ['Permissions-Policy', 'Referrer-Policy'] as const

/** What every answer carries, a page or not, in the form in which both node:http and a raw socket can send it. */
export function makeBaselineHeaders({ appUrl }: Pick<Config, 'appUrl'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    ...(appUrl.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${ONE_YEAR_S}` } : {}),
  }
}
