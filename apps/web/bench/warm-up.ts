/** Requests to one build before the next has its turn. */
const BLOCK = 100

/**
 * Warms builds up that are compared, in turns: V8 shrinks the heap of a server that waits while others warm up, and for a long
 * time after it collects garbage more often. The first of three copies of one build took a quarter longer than the others.
 * @param count requests to each
 * @param ask asks a build for so many, from the `first` on
 */
export async function warmUpInTurns<Build>(
  builds: readonly Build[],
  count: number,
  ask: (build: Build, first: number, count: number) => Promise<unknown>,
): Promise<void> {
  for (let first = 0; first < count; first += BLOCK)
    for (const build of builds) await ask(build, first, Math.min(BLOCK, count - first))
}
