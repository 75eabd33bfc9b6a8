/** Something that is asked for, to be measured. */
export interface Scene {
  name: string
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** What differs from request to request. */
  next?: () => Partial<Pick<Scene, 'url' | 'headers' | 'body'>>
  expectsRedirect?: boolean
  /** Also measures what bare node:http does with as many bytes. */
  withLimit?: boolean
  /** Also measures plain renderToString of the same markup. */
  withPlainRender?: boolean
}

/** Counts through a scene, however often it is measured: nothing is asked for twice. */
export function counted<T>(make: (index: number) => T): () => T {
  let index = 0
  return () => make(index++)
}
