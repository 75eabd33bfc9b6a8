/** One cookie out of a header; empty when it is not there. */
export const readCookie = (header: string | null, name: string): string =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''
