import { z } from 'zod'
import type { TextKey, TextValues } from '../../i18n/translate'
import { readStoredCookie } from '../cookies/cookies'
import { makeJsonCookie } from '../cookies/write-cookie.server'

const cookie = makeJsonCookie('flash')

export interface Flash {
  tone: 'success' | 'warning' | 'error'
  title?: TextKey
  text: TextKey
  values?: TextValues
  /** A popup of a second and a half, where scripts run. */
  isBrief?: boolean
  /** Further sentences. */
  more?: { text: TextKey; values?: TextValues }[]
}

const sentence = z.object({
  text: z.string().max(60),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
const shape = sentence.extend({
  tone: z.enum(['success', 'warning', 'error']),
  title: z.string().max(60).optional(),
  isBrief: z.boolean().optional(),
  more: z.array(sentence).max(10).optional(),
})

/** A message for the next page, as a Set-Cookie header: this is how forms report their result without scripts. */
export const setFlash = (flash: Flash): Promise<string> => cookie.serialize(flash)

/** The message left by the last form, and the header that takes it away. */
export async function takeFlash(request: Request): Promise<{ flash: Flash | null; clear: string | null }> {
  const kept: unknown = await readStoredCookie(cookie, request)
  if (kept === null || kept === undefined) return { flash: null, clear: null }
  const parsed = shape.safeParse(kept)
  const clear = await cookie.serialize('', { maxAge: 0 })
  // Keys that do not exist show as themselves; a forged cookie can only harm its own page.
  return { flash: parsed.success ? (parsed.data as Flash) : null, clear }
}
