import type { EntryContext } from '@remix-run/node'
import { writePlainState } from './plain-state.server'

declare module '@remix-run/node' {
  interface EntryContext {
    /** What is to be handed on, as it is (`patches/@remix-run__server-runtime`). */
    handoffState?: object
  }
}

/** What loaders and actions gave, as text, once all of it is there. */
export async function readHandoff(context: EntryContext): Promise<string> {
  const plain = context.handoffState === undefined ? null : writePlainState(context.handoffState)
  if (plain !== null) return plain
  if (!context.serverHandoffStream) return ''
  const reader = context.serverHandoffStream.getReader()
  const decoder = new TextDecoder()
  let data = ''
  for (let part = await reader.read(); !part.done; part = await reader.read())
    data += decoder.decode(part.value, { stream: true })
  return data + decoder.decode()
}

const ELEMENT_ID = 'handoff'

/**
 * What gives a page's data to its scripts. `RemixServer` writes it as a text of JavaScript, in which every quotation mark
 * of the data is escaped once more; here it stands as it is, and only a `<`, which is part of a text there, could end it.
 * It follows the document: browsers put it at the end of its body.
 */
export const writeHandoff = (data: string, nonce: string): string =>
  `<script type="application/json" id="${ELEMENT_ID}">${data.replaceAll('<', '\\u003c')}</script>` +
  `<script nonce="${nonce}">window.__remixContext.streamController.enqueue(document.getElementById("${ELEMENT_ID}").textContent);` +
  'window.__remixContext.streamController.close();</script>'
