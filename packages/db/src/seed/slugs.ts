const MAX_SLUG_LENGTH = 70
/** Fewer letters than this say nothing: "3 合 1" would become "3-1". */
const MIN_LETTERS = 4

/** A title in plain ASCII for an address; empty when too little of it can be written so. */
export function slugifyTitle(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')
  return plain.replace(/[^a-z]/g, '').length < MIN_LETTERS ? '' : plain
}

/** Makes slugs that differ from each other; `fallback` serves titles that cannot be written in ASCII. */
export function makeSlugger(): (title: string, fallback: () => string) => string {
  const taken = new Map<string, number>()
  return (title, fallback) => {
    const wanted = slugifyTitle(title) || fallback()
    const before = taken.get(wanted) ?? 0
    taken.set(wanted, before + 1)
    if (before === 0) return wanted
    const numbered = `${wanted}-${before + 1}`
    taken.set(numbered, 1)
    return numbered
  }
}
