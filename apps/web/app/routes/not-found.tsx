import { notFound } from '../lib/guards.server'

/** Every address that is none of ours. */
export function loader() {
  throw notFound()
}

export const action = loader

export default function NotFound() {
  return null
}
