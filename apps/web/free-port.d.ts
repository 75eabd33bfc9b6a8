/** A sentence for whoever starts a server where it cannot listen. */
export function describeListenFailure(
  at: { appName: string; host: string; port: number },
  error: NodeJS.ErrnoException,
): string

/** @returns the sentence where the port that is set cannot be had, else null */
export function findPortFailure(env: Record<string, string | undefined>): Promise<string | null>
