import { BOTH, POST_ONLY, type RouteRow } from './route-row'

/**
 * A profile and its parts. They are the same for every role.
 * @param nav where links lead to it
 * @param address `owned` where addresses of the book are tried with a stranger's id
 */
export const profileRoutes = <Base extends string, Area extends string, const Nav extends RouteRow['nav']>(
  path: Base,
  area: Area,
  nav: Nav,
  address: { owned?: true } = {},
) => {
  const own = { area, beforeTwoFactor: true } as const
  return [
    { path, ...own, file: 'profile', methods: BOTH, nav },
    { path: `${path}/avatar`, ...own, file: 'profile-avatar', methods: BOTH },
    { path: `${path}/addresses`, ...own, file: 'profile-addresses', methods: BOTH },
    { path: `${path}/addresses/:id`, ...own, file: 'profile-address', methods: BOTH, ...address },
    { path: `${path}/security`, ...own, file: 'profile-security', methods: BOTH },
    { path: `${path}/security/email`, ...own, file: 'profile-email', methods: BOTH },
    { path: `${path}/security/two-factor`, ...own, file: 'profile-two-factor', methods: BOTH },
    { path: `${path}/preferences`, ...own, file: 'profile-preferences', methods: BOTH },
    { path: `${path}/tax`, ...own, file: 'profile-tax', methods: BOTH },
    { path: `${path}/data`, ...own, file: 'profile-data', methods: BOTH },
    { path: `${path}/data/export`, ...own, file: 'profile-export', methods: POST_ONLY },
  ] as const
}
