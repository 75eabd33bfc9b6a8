import { ROUTES } from '@pasar/domain/access/routes'
import { index, type RouteConfig, route } from '@remix-run/route-config'

const built = ROUTES.flatMap(({ path, file }) =>
  file === undefined ? [] : [{ path, file: `routes/${file}.tsx` }],
)

/** Every page, form and popup content: the rows of the route table that name a file. */
export default [
  // Several addresses may have one file: each is known by its own name.
  ...built.map(({ path, file }) =>
    path === '/' ? index(file) : route(path.slice(1), file, { id: path.slice(1) }),
  ),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
