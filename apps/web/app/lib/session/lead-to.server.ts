import { redirect } from '@remix-run/node'
import { type Flash, setFlash } from './flash.server'

/** Leads to another page, which says what was done. */
export async function leadTo(path: string, flash: Omit<Flash, 'tone'>): Promise<Response> {
  return redirect(path, { headers: { 'Set-Cookie': await setFlash({ tone: 'success', ...flash }) } })
}
