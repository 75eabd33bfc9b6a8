import { createContext } from 'react'

/** The nonce of this response's scripts. Browsers hide it from scripts, so on the client it stays undefined. */
export const NonceContext = createContext<string | undefined>(undefined)
