import { createContext, useContext, useState } from 'react'

/** On the server: the long text of the page that is made. */
export const OwnTextContext = createContext('')

const ELEMENT_ID = 'own-text'

/** In the browser: the text that came with the document. */
const readText = (): string => document.getElementById(ELEMENT_ID)?.innerHTML ?? ''

/**
 * A long text that was made on the server. With a document it comes once, as HTML, and scripts leave it as it
 * stands; of a page one navigates to it comes as data.
 */
export function OwnText({ html }: { html: string | null }) {
  const made = useContext(OwnTextContext)
  const [first] = useState(() => (typeof document === 'undefined' ? made : readText()))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own components
  return <div id={ELEMENT_ID} dangerouslySetInnerHTML={{ __html: html ?? first }} />
}
