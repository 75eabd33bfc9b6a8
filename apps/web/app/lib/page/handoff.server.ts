import type { EntryContext } from '@remix-run/node'

const ESCAPES: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
const escapeJson = (json: string): string =>
  json.replace(/[&<>\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign)

/** What loaders and actions gave, as text, once all of it is there. */
export async function readHandoff({ serverHandoffStream }: EntryContext): Promise<string> {
  if (!serverHandoffStream) return ''
  const reader = serverHandoffStream.getReader()
  const decoder = new TextDecoder()
  let data = ''
  for (let part = await reader.read(); !part.done; part = await reader.read())
    data += decoder.decode(part.value, { stream: true })
  return data + decoder.decode()
}

/**
 * The scripts that give a page's data to its scripts, as `RemixServer` writes them while it streams. They follow the
 * document: browsers put them at the end of its body.
 */
export const writeHandoff = (data: string, nonce: string): string =>
  `<script nonce="${nonce}">window.__remixContext.streamController.enqueue(${escapeJson(JSON.stringify(data))});` +
  'window.__remixContext.streamController.close();</script>'
