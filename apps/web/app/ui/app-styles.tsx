import { createContext, useContext, useEffect, useState } from 'react'
import { NonceContext } from '../lib/page/nonce'
import styles from '../styles/app.css?url'

/** The styles themselves, where the page brings them with it. Only the server knows them. */
export const OwnStylesContext = createContext<string | undefined>(undefined)

const ID = 'app-styles'
/** What the server wrote is in the page until React writes the whole page anew. */
let isPageOfServer = true

/** The shop's styles: in the first page somebody sees, named in the others. */
export function AppStyles() {
  const own = useContext(OwnStylesContext)
  const nonce = useContext(NonceContext)
  const [text] = useState(() => {
    if (typeof document === 'undefined') return own
    return isPageOfServer && document.getElementById(ID) ? '' : undefined
  })
  useEffect(() => {
    isPageOfServer = false
  }, [])
  if (text === undefined) return <link rel="stylesheet" href={styles} />
  // React leaves what it finds in the element.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
  return <style id={ID} nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
}
