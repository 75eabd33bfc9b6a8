const BOTH = ['GET', 'POST'] as const
const POST_ONLY = ['POST'] as const

/** The parts of a profile below its address. They are the same for every role. */
export const profileParts = <Base extends string, Area extends string>(
  path: Base,
  area: Area,
  address: { owned?: true } = {},
) =>
  [
    { path: `${path}/avatar`, area, file: 'profile-avatar', methods: BOTH },
    { path: `${path}/addresses`, area, file: 'profile-addresses', methods: BOTH },
    { path: `${path}/addresses/:id`, area, file: 'profile-address', methods: BOTH, ...address },
    { path: `${path}/security`, area, file: 'profile-security', methods: BOTH },
    { path: `${path}/security/email`, area, file: 'profile-email', methods: BOTH },
    { path: `${path}/security/two-factor`, area, file: 'profile-two-factor', methods: BOTH },
    { path: `${path}/preferences`, area, file: 'profile-preferences', methods: BOTH },
    { path: `${path}/data`, area, file: 'profile-data', methods: BOTH },
    { path: `${path}/data/export`, area, file: 'profile-export', methods: POST_ONLY },
  ] as const
