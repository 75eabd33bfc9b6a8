const bodies = new WeakMap<Response, string>()

/**
 * An answer whose page is handed on beside it: as the body of a `Response` it would be cut into chunks, encoded and
 * read again by streams, which takes longer than many pages take to render.
 */
export function respondWithPage(page: string, init: ResponseInit): Response {
  const response = new Response(null, init)
  bodies.set(response, page)
  return response
}

/** The page of an answer; undefined where it has another body, or none. */
export const pageOf = (response: Response): string | undefined => bodies.get(response)
