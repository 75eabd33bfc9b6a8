import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '../root'

/** What every page knows: the shop's name, who is signed in, the last message. Undefined on an error before it was read. */
export const useRoot = () => useRouteLoaderData<typeof loader>('root')

/** A page's title with the shop's name. */
export const pageTitle = (title: string, appName: string): string => `${title} · ${appName}`
