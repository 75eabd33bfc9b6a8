export const FORM = 'application/x-www-form-urlencoded'

const RUN = Date.now().toString(36)
export const PASSWORD = 'Pasar-demo-2026'
export const emailOf = (index: number): string => `bench-${RUN}-${index}@pasar.test`

/** @returns the cookie of the new member's session */
export async function signUp(url: string, index: number): Promise<string> {
  const body = new URLSearchParams({
    name: `Bench ${index}`,
    email: emailOf(index),
    password: PASSWORD,
  })
  const answer = await fetch(`${url}/register`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { Origin: url },
  })
  const cookie = answer.headers.getSetCookie().find((header) => header.startsWith('session='))
  if (!cookie) throw new Error(`no session for member ${index}: ${answer.status}`)
  return cookie.split(';')[0] ?? ''
}
