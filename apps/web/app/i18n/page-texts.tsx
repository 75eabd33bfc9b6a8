import { createContext, useContext } from 'react'

const ELEMENT_ID = 'texts'

interface PageTextsSource {
  /** The texts the page has used so far. */
  json: string
  /** The path of the file with those that all pages share. */
  file: string
}

/** In the browser: what came with the page. */
function readElement(): PageTextsSource {
  const element = document.getElementById(ELEMENT_ID)
  return { json: element?.textContent ?? '{}', file: String(element?.dataset.file) }
}

/** The server gives what it has written; the browser finds it in the page. */
export const PageTextsContext = createContext(readElement)

/** The page's texts, for its scripts. Stands after everything that speaks, because it is written last. */
export function PageTexts() {
  const { json, file } = useContext(PageTextsContext)()
  return (
    <script
      id={ELEMENT_ID}
      type="application/json"
      data-file={file}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own texts, with every < escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

type Texts = Record<string, Record<string, string>>

/** The texts that came with the page. */
export const readPageTexts = (): Texts => JSON.parse(readElement().json)

/** Longer than it takes where the connection is slow: the page's headers have asked for the file long ago. */
const PATIENCE_MS = 5_000

/** Those of the file that all pages share; none where it cannot be fetched, and then they are fetched when they are needed. */
export const fetchSharedTexts = (): Promise<Texts> =>
  fetch(readElement().file, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then((answer) => answer.json())
    .catch(() => ({}))
