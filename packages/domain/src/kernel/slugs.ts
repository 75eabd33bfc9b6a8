/** How long an address may be, and how many letters it needs: fewer say nothing, "3 合 1" would become "3-1". */
export interface SlugRule {
  longest: number
  leastLetters: number
}

/** A text in plain ASCII for an address; empty when too little of it can be written so. */
export function slugOf(text: string, { longest, leastLetters }: SlugRule): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
  return plain.replace(/[^a-z]/g, '').length < leastLetters ? '' : plain
}
