const bodies = new WeakMap<Response, Buffer>()

/**
 * An answer whose page is handed on beside it: as the body of a `Response` it would be cut into chunks and
 * read again by streams, which takes longer than many pages take to render.
 */
export function respondWithPage(page: Buffer, init: ResponseInit): Response {
  const response = new Response(null, init)
  bodies.set(response, page)
  return response
}

/** The page of an answer; undefined where it has another body, or none. */
export const pageOf = (response: Response): Buffer | undefined => bodies.get(response)
