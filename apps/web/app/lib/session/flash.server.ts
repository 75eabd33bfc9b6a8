import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import type { TextKey, TextValues } from '../../i18n/translate'
import { readCookie, readStoredCookie } from '../cookies/cookies'
import { dropCookie, makeJsonCookie } from '../cookies/write-cookie.server'

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

/** A message as it reaches its page. */
export interface ShownFlash extends Flash {
  /** Tells it from one that says the same. */
  id: string
}

const sentence = z.object({
  text: z.string().max(60),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
const shape = sentence.extend({
  id: z.string().max(36),
  tone: z.enum(['success', 'warning', 'error']),
  title: z.string().max(60).optional(),
  isBrief: z.boolean().optional(),
  more: z.array(sentence).max(10).optional(),
})

/** A message for the next page, as a Set-Cookie header: this is how forms report their result without scripts. */
export const setFlash = (flash: Flash): Promise<string> => cookie.serialize({ ...flash, id: randomUUID() })

/** The message left by the last form, which stays for the page to show. */
export async function readFlash(request: Request): Promise<ShownFlash | null> {
  const parsed = shape.safeParse(await readStoredCookie(cookie, request))
  // Keys that do not exist show as themselves; a forged cookie can only harm its own page.
  return parsed.success ? (parsed.data as ShownFlash) : null
}

/**
 * The message left by the last form, and the header that takes it away. Scripts ask for a page's data, and may ask anew
 * before they have shown what came: they take the cookie away themselves, with the message on the page.
 */
export async function takeFlash(
  request: Request,
  { isForScripts = false }: Pick<AppLoadContext, 'isForScripts'>,
): Promise<{ flash: ShownFlash | null; clear: string | null }> {
  const flash = await readFlash(request)
  const isThere = readCookie(request.headers.get('cookie'), cookie.name) !== ''
  const isLeft = !isThere || (isForScripts && flash !== null)
  return { flash, clear: isLeft ? null : dropCookie('flash') }
}
