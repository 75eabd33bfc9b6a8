/** Absolute, with no segment empty or made of dots, and something after a `?` or `#`. */
const RESOLVED = /^(?!.*\/\.\.?(?:[/?#]|$))\/(?:[^/?#]+\/)*[^/?#]*(?:\?[^#]+)?(?:#.+)?$/

/** Whether an address stays as it is when it is resolved, whatever page it is on. */
export const isResolvedPath = (to: unknown): to is string => typeof to === 'string' && RESOLVED.test(to)
