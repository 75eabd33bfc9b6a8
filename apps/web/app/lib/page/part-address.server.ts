import type { Location } from '@remix-run/react'
import { createContext } from 'react'

/** The address of a part that is rendered by itself, with no page around it: what of it the part shows, and no more. */
export const PartAddress = createContext<Location | null>(null)

/** @param search empty, or with its question mark */
export const makeAddress = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: 'default',
})
