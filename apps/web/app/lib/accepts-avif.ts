/**
 * Whether whoever asks says that they show AVIF. Only the name counts: a program that takes anything may be one
 * that shows WebP and no AVIF.
 */
export const acceptsAvif = (accept: string | null | undefined): boolean =>
  (accept ?? '').split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return type === 'image/avif' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
