import { notFound } from '../../../lib/session/guards.server'

/** Every address that is none of ours. */
export function loader() {
  throw notFound()
}

export const action = loader
