import { slugOfTitle } from '@pasar/domain'

/** Makes slugs that differ from each other; `fallback` serves titles that cannot be written in ASCII. */
export function makeSlugger(): (title: string, fallback: () => string) => string {
  const taken = new Map<string, number>()
  return (title, fallback) => {
    const wanted = slugOfTitle(title) || fallback()
    const before = taken.get(wanted) ?? 0
    taken.set(wanted, before + 1)
    if (before === 0) return wanted
    const numbered = `${wanted}-${before + 1}`
    taken.set(numbered, 1)
    return numbered
  }
}
