/** How many there are, or at least: of what a sample did not have, none are known. */
export const atLeast = (count: number, isCapped: boolean): string =>
  isCapped && count > 0 ? `${count}+` : String(count)
