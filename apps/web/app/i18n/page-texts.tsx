import { createContext, useContext } from 'react'

const ELEMENT_ID = 'texts'

/** On the server: the texts the page has used so far, as JSON. The browser finds them in the page. */
export const PageTextsContext = createContext<() => string>(
  () => document.getElementById(ELEMENT_ID)?.textContent ?? '{}',
)

/** The page's texts, for its scripts. Stands after everything that speaks, because it is written last. */
export function PageTexts() {
  const readTexts = useContext(PageTextsContext)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own texts, with every < escaped
    <script id={ELEMENT_ID} type="application/json" dangerouslySetInnerHTML={{ __html: readTexts() }} />
  )
}

/** The texts that came with the page. */
export const readPageTexts = (): Record<string, Record<string, string>> =>
  JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? '{}')
