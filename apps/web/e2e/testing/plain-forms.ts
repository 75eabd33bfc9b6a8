/** What is posted where no browser is: by crowds of buyers, and by the bench. */

export const PASSWORD = 'Pasar-demo-2026'

/** @returns the cookie of the new member's session */
export async function registerPlainly(url: string, email: string): Promise<string> {
  const body = new URLSearchParams({ name: 'Siti Aminah', email, password: PASSWORD })
  const answer = await fetch(`${url}/register`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: url },
  })
  const cookie = answer.headers.getSetCookie().find((header) => header.startsWith('session='))
  if (!cookie) throw new Error(`no session for ${email}: ${answer.status}`)
  return cookie.split(';')[0] ?? ''
}

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/**
 * The form that places the order a checkout page shows.
 * @returns null when the page has none
 */
export function fillOrder(page: string, idempotencyKey: string): Record<string, string> | null {
  const shown = /name="shown" value="([^"]*)"/.exec(page)?.[1]
  if (shown === undefined) return null
  return {
    intent: 'place',
    idempotencyKey,
    shown: decode(shown),
    addressId: '',
    fullName: 'Siti Aminah',
    phone: '0123456789',
    line1: '1, Jalan Ampang',
    line2: '',
    city: 'Kuala Lumpur',
    postcode: '50450',
    stateCode: 'kul',
    country: 'MY',
  }
}
