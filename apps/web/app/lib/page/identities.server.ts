let last = 0
const identities = new WeakMap<object, number>()

/** Makes an object known by a number, which stands for all it holds: nobody can change it any more. */
export function identify<T extends object>(value: T): Readonly<T> {
  identities.set(value, ++last)
  return Object.freeze(value)
}

/** Properties as text, the same for the same values. An object that is known is written as its number. */
export function keyOf(props: object): string {
  const known: Record<string, unknown> = { ...props }
  for (const [name, value] of Object.entries(known)) {
    const identity = typeof value === 'object' && value !== null ? identities.get(value) : undefined
    if (identity !== undefined) known[name] = { '#': identity }
  }
  return JSON.stringify(known)
}
