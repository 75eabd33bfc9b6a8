import { PASSWORD } from '../../e2e/testing/plain-forms'
import { shoot } from '../load'
import { emailOf, FORM } from '../members'

export interface LoginsMeasured {
  perSecond: number
  p50: number
  /** Of pages that someone looks at meanwhile, and of the same pages when nobody logs in; milliseconds. */
  p99: number
  p99Idle: number
  /** Logins that were turned away because too many waited. */
  busy: number
}

/** Shoppers who look at a listing, as many as a busy shop has: not so many that they alone fill the core. */
const BROWSED_PER_SECOND = 50
const AT_THE_DOOR = 16

/** As many logins as the server takes, with their passwords hashed, beside people who browse. */
export async function measureLogins(url: string, seconds: number): Promise<LoginsMeasured> {
  const browse = () =>
    shoot({ url: `${url}/shop-now?sort=newest`, perSecond: BROWSED_PER_SECOND }, 8, seconds)
  const logIn = (duration: number) =>
    shoot(
      {
        url: `${url}/login`,
        method: 'POST',
        headers: { 'content-type': FORM, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ email: emailOf(0), password: PASSWORD }).toString(),
        expectsRedirect: true,
      },
      AT_THE_DOOR,
      duration,
    )
  await browse()
  const idle = await browse()
  await logIn(1)
  const [beside, logins] = await Promise.all([browse(), logIn(seconds)])
  return {
    perSecond: Math.round((logins.perSecond * (logins.answers - logins.failures)) / logins.answers),
    p50: logins.p50,
    p99: beside.p99,
    p99Idle: idle.p99,
    busy: logins.failures,
  }
}
