import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '../root'
import { useDraft } from './draft'
import { type Reader, readReader } from './reader'

type RootData = ReturnType<typeof useRouteLoaderData<typeof loader>>
type Root = NonNullable<RootData> & Reader

/** Made once from each answer of the server: effects compare by identity. */
const known = new WeakMap<object, Root>()

/** What every page knows: the shop's name, who is signed in, the last message. Undefined on an error before it was read. */
export function useRoot(): Root | undefined {
  const data = useRouteLoaderData<typeof loader>('root')
  const draft = useDraft()
  // A failed form leaves null.
  if (!data) return undefined
  let root = known.get(data)
  if (!root) {
    root = { ...data, ...(draft?.reader ?? readReader(data.reader)) }
    known.set(data, root)
  }
  return root
}

/** A page's title with the shop's name. */
export const pageTitle = (title: string, appName: string): string => `${title} · ${appName}`
