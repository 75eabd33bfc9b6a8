import { createContext, useContext } from 'react'

const ELEMENT_ID = 'texts'

interface Source {
  /** The texts the page has used so far, as JSON. */
  write: () => string
  /** The path of the file with those that all pages share. */
  file: string
}

const find = () => document.getElementById(ELEMENT_ID)

/** Given by the server. The browser finds it in the page. */
export const PageTextsContext = createContext<Source | null>(null)

/** The page's texts, for its scripts. Stands after everything that speaks, because it is written last. */
export function PageTexts() {
  const given = useContext(PageTextsContext)
  const json = given === null ? (find()?.textContent ?? '{}') : given.write()
  return (
    <script
      id={ELEMENT_ID}
      type="application/json"
      data-file={given === null ? find()?.dataset.file : given.file}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own texts, with every < escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/** The texts that came with the page. */
export const readPageTexts = (): Record<string, Record<string, string>> =>
  JSON.parse(find()?.textContent ?? '{}')

/** Longer than it takes where the connection is slow: the page's headers have asked for the file long ago. */
const PATIENCE_MS = 5_000

/** Those of the file that all pages share; none where it cannot be fetched, and then they are fetched when they are needed. */
export async function fetchSharedTexts(): Promise<Record<string, Record<string, string>>> {
  const file = find()?.dataset.file
  if (file === undefined) return {}
  try {
    const answer = await fetch(file, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.ok ? await answer.json() : {}
  } catch {
    return {}
  }
}
